import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { formatDistance, formatPrice } from '@/shared/messages/format';
import { carMessages } from '@/shared/messages/cars';
import { Picture } from '@/shared/ui/Picture';
import type { Car } from '../schema';
import { titleOf } from '../titleOf';
import css from './CarRows.module.css';

/** What a row needs of a car, which may be one that is no longer listed. */
export interface RowCar extends Pick<Car, 'id'>, Partial<Pick<Car, 'title' | 'image' | 'brand' | 'price' | 'mileage'>> {
  isGone?: boolean;
}

/** Cars with a small picture, three in a row. A car that is gone has no link. */
export function CarRows({ cars }: { cars: readonly RowCar[] }) {
  return (
    <ul className={css['rows']}>
      {cars.map((car) => (
        <li key={car.id}>
          {car.isGone ? (
            <div className={css['row']} data-gone>
              <RowContent car={car} />
            </div>
          ) : (
            <Link to={generatePath(paths.carDetails, { id: car.id })} className={css['row']}>
              <RowContent car={car} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function RowContent({ car }: { car: RowCar }) {
  return (
    <>
      <Picture src={car.image} alt="" brand={car.brand} width={112} height={84} className={css['picture']} />
      <span className={css['text']}>
        <b dir="auto" className={css['title']}>
          {titleOf(car)}
        </b>{' '}
        <span className={css['price']}>{car.isGone ? carMessages.isGone : formatPrice(car.price)}</span>{' '}
        {car.mileage !== undefined && <small className={css['mileage']}>{formatDistance(car.mileage)}</small>}
      </span>
    </>
  );
}
