import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { formatDistance, formatPrice } from '@/shared/messages/format';
import { Picture } from '@/shared/ui/Picture';
import type { Car } from '../schema';
import { titleOf } from '../titleOf';
import css from './CarRows.module.css';

/** Cars with a small picture, three in a row. */
export function CarRows({ cars }: { cars: readonly Car[] }) {
  return (
    <ul className={css['rows']}>
      {cars.map((car) => (
        <li key={car.id}>
          <Link to={generatePath(paths.carDetails, { id: car.id })} className={css['row']}>
            <Picture src={car.image} alt="" brand={car.brand} width={112} height={84} className={css['picture']} />
            <span className={css['text']}>
              <b dir="auto" className={css['title']}>
                {titleOf(car)}
              </b>{' '}
              <span className={css['price']}>{formatPrice(car.price)}</span>{' '}
              {car.mileage !== undefined && <small className={css['mileage']}>{formatDistance(car.mileage)}</small>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
