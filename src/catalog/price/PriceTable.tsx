import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/lib/config/paths';
import { formatDistance, formatPrice } from '@/lib/text/format';
import { priceTexts as texts } from './texts';
import type { Car } from '@/cars/schema';
import { titleOf } from '@/cars/texts';
import type { PricedCar } from './pricePosition';
import { differenceBetween } from './differenceBetween';
import { Text } from '@/ui/Text';
import css from './PriceTable.module.css';

/** The same cars as in the plot. @param others by mileage */
export function PriceTable({ car, others }: { car: Car; others: readonly PricedCar[] }) {
  const place = others.filter(({ mileage }) => car.mileage === undefined || mileage <= car.mileage).length;
  const rows: readonly Car[] = [...others.slice(0, place), car, ...others.slice(place)];

  return (
    <div className={css.frame} role="region" aria-label={texts.table} tabIndex={0}>
      <Text as="table" size="m" isNumeric className={css.table}>
        <thead>
          <tr>
            {[texts.car, texts.price, texts.mileage, texts.difference].map((name) => (
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
              <td>{row.id === car.id ? texts.thisCar : differenceBetween(car, row)}</td>
            </tr>
          ))}
        </tbody>
      </Text>
    </div>
  );
}
