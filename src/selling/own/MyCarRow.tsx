import CopyPlus from 'lucide-react/icons/copy-plus';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/lib/config/paths';
import { formatDistance } from '@/lib/text/format';
import { carTexts } from '@/cars/texts';
import { sellingTexts } from '@/selling/texts';
import { CarLink } from '@/cars/CarLink';
import { cx } from '@/ui/cx';
import { Picture } from '@/ui/picture/Picture';
import { CarPrice } from '@/cars/cards/CarPrice';
import type { Car } from '@/cars/schema';
import { titleOf } from '@/cars/texts';
import { Row } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { myCarsTexts as texts } from './texts';
import { ActionsMenu } from './ActionsMenu';
import css from './MyCars.module.css';
import { RemovalButtons, RemovalWords } from './RemovedRow';
import { beginRemoval, type Removal } from './removals';

interface MyCarRowProps {
  car: Car;
  /** The car was removed elsewhere while the list is shown. */
  isGone: boolean;
  /** Undefined unless the seller is removing the car. */
  removal: Removal | undefined;
  /** Undefined if it is not known when the car was posted. */
  days: number | undefined;
  /** The days of the car that is listed longest. */
  longest: number;
}

export const MyCarRow = memo(function MyCarRow({ car, isGone, removal, days, longest }: MyCarRowProps) {
  const title = titleOf(car);
  const linkId = isGone ? '' : car.id;
  const part: Record<`--${string}`, string> = { '--part': `${((days ?? 0) / Math.max(1, longest)) * 100}%` };
  const icon = { size: 18, 'aria-hidden': true };

  return (
    <article aria-label={title} tabIndex={-1} className={cx(css.row, (isGone || removal) && css.gone)}>
      <CarLink isPicture carId={linkId} className={css.picture}>
        <Picture src={car.image} alt="" brand={car.brand} />
      </CarLink>
      <div className={css.car}>
        <h3 dir="auto">
          <CarLink carId={linkId}>{title}</CarLink>
        </h3>
        {!removal && !isGone && (
          <Text size="xs" isMuted className={css.facts} dir="auto">
            {[car.condition, formatDistance(car.mileage)].filter(Boolean).join(' · ')}
          </Text>
        )}
        {isGone && (
          <Text size="xs" isMuted className={css.facts}>
            {carTexts.isGone}
          </Text>
        )}
        {!isGone && removal && <RemovalWords removal={removal} />}
      </div>
      <CarPrice car={car} size="row" className={css.price} />
      <Row gap={2} size="m" className={css.listed}>
        <span className={css.bar} style={part} aria-hidden />
        <span>{days === 0 ? texts.today : days && texts.days(days)}</span>
      </Row>
      {isGone ? (
        <span />
      ) : removal ? (
        <RemovalButtons removal={removal} />
      ) : (
        <ActionsMenu title={title}>
          <Link to={generatePath(paths.carDetails, { id: car.id })}>
            <Eye {...icon} />
            {texts.view}
          </Link>
          <Link to={`${paths.postCar}?similar=${car.id}`}>
            <CopyPlus {...icon} />
            {sellingTexts.change.similar}
            <small>{sellingTexts.change.similarHint}</small>
          </Link>
          <Link to={`${paths.postCar}?change=${car.id}`}>
            <Pencil {...icon} />
            {sellingTexts.change.change}
            <small>{sellingTexts.change.changeHint}</small>
          </Link>
          <button type="button" aria-label={texts.removeCar(title)} onClick={() => beginRemoval(car)}>
            <Trash {...icon} />
            {texts.remove}
          </button>
        </ActionsMenu>
      )}
    </article>
  );
});
