import { generatePath, Link } from 'react-router-dom';
import type { Car } from '@/cars/schema';
import { titleOf } from '@/cars/texts';
import { paths } from '@/lib/config/paths';
import { formatDistance, formatPrice } from '@/lib/text/format';
import { Text } from '@/ui/Text';
import type { PricedCar } from './pricePosition';
import { differenceBetween, priceTexts as texts } from './texts';
import css from './PriceTable.module.css';

/** The columns beside the car's name. @param shown the car of the page */
const columns = [
  { heading: texts.price, cell: ({ price }: Car) => formatPrice(price) },
  { heading: texts.mileage, cell: ({ mileage }: Car) => formatDistance(mileage) },
  {
    heading: texts.difference,
    cell: (car: Car, shown: Car) => (car.id === shown.id ? texts.thisCar : differenceBetween(shown, car)),
  },
];

/** The same cars as in the plot. @param others by mileage */
export function PriceTable({ car, others }: { car: Car; others: readonly PricedCar[] }) {
  const place = others.filter(({ mileage }) => car.mileage === undefined || mileage <= car.mileage).length;
  const rows: readonly Car[] = [...others.slice(0, place), car, ...others.slice(place)];

  return (
    <div className={css.frame} role="region" aria-label={texts.table} tabIndex={0}>
      <Text as="table" size="m" isNumeric className={css.table}>
        <thead>
          <tr>
            <th scope="col">{texts.car}</th>
            {columns.map(({ heading }) => (
              <th key={heading} scope="col">
                {heading}
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
              {columns.map(({ heading, cell }) => (
                <td key={heading}>{cell(row, car)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Text>
    </div>
  );
}
