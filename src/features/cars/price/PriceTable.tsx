import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { formatDistance, formatPrice } from '@/shared/messages/format';
import { priceMessages as messages } from '@/shared/messages/price';
import type { Car } from '../schema';
import { titleOf } from '../titleOf';
import type { PricedCar } from './comparables';
import { differenceBetween } from '../related/difference';
import css from './PriceTable.module.css';

/** The same cars as in the plot. @param others by mileage */
export function PriceTable({ car, others }: { car: Car; others: readonly PricedCar[] }) {
  const place = others.filter(({ mileage }) => car.mileage === undefined || mileage <= car.mileage).length;
  const rows: readonly Car[] = [...others.slice(0, place), car, ...others.slice(place)];

  return (
    <div className={css['frame']} role="region" aria-label={messages.table} tabIndex={0}>
      <table className={css['table']}>
        <thead>
          <tr>
            {[messages.car, messages.price, messages.mileage, messages.difference].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} aria-current={row.id === car.id || undefined}>
              <th scope="row" dir="auto">
                {row.id === car.id ? (
                  titleOf(row)
                ) : (
                  <Link to={generatePath(paths.carDetails, { id: row.id })}>{titleOf(row)}</Link>
                )}
              </th>
              <td>{formatPrice(row.price)}</td>
              <td>{formatDistance(row.mileage)}</td>
              <td>{row.id === car.id ? messages.thisCar : differenceBetween(car, row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
