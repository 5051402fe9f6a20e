import ChevronRight from 'lucide-react/icons/chevron-right';
import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Picture } from '@/shared/ui/Picture';
import { positionMessages as messages } from '@/shared/messages/deciding';
import type { Car } from '../schema';
import { titleOf } from '../titleOf';
import { differenceBetween } from '../related/difference';
import { pointsAtSameSpot } from './pointLookup';
import type { PlotPoint, PricePlot } from './pricePlot';
import css from './PointCard.module.css';

/** The other cars at the same point that are named. */
const MAX_AT_POINT = 4;
/** Room for the card at the right of its point, in units of the plot. */
const WIDTH = 290;

interface PointCardProps {
  car: Car;
  point: PlotPoint;
  plot: PricePlot;
}

/** The car of a point: beside it in a wide plot, below a narrow one. */
export function PointCard({ car, point, plot: { frame, points } }: PointCardProps) {
  const { car: other, x, y } = point;
  const to = (id: string) => generatePath(paths.carDetails, { id });
  const isLeft = x + WIDTH > frame.width;
  const place = {
    top: `${(Math.max(0, y - 120) / frame.height) * 100}%`,
    ...(isLeft
      ? { right: `calc(${((frame.width - x) / frame.width) * 100}% + 18px)` }
      : { left: `calc(${(x / frame.width) * 100}% + 18px)` }),
  };
  const atSameSpot = pointsAtSameSpot(points, point).slice(0, MAX_AT_POINT);
  const facts = messages.facts(other.price, other.mileage);

  return (
    <div className={frame.isWide ? css['beside'] : css['below']} style={frame.isWide ? place : undefined}>
      {frame.isWide ? (
        <>
          <b dir="auto" className={css['title']}>
            {titleOf(other)}
          </b>
          <span>{facts}</span>
          <span className={css['muted']}>{differenceBetween(car, other)}</span>
          <Link to={to(other.id)} className={css['link']}>
            {messages.seeCar}
          </Link>
        </>
      ) : (
        <Link to={to(other.id)} className={css['row']}>
          <Picture src={other.image} alt="" brand={other.brand} className={css['picture']} />
          <span>
            <b dir="auto" className={css['title']}>
              {titleOf(other)}
            </b>
            <span className={css['muted']}>{facts}</span>
          </span>
          <ChevronRight size={20} />
        </Link>
      )}
      {atSameSpot.length > 0 && (
        <div className={css['others']}>
          <span className={css['muted']}>{messages.sameSpot}</span>
          {atSameSpot.map(({ car: { id, title } }) => (
            <Link key={id} to={to(id)} dir="auto" className={css['link']}>
              {titleOf({ title })}
            </Link>
          ))}
        </div>
      )}
    </div>
  );
}
