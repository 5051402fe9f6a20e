import type { Ref } from 'react';
import { generatePath, Link } from 'react-router-dom';
import type { Car } from '@/cars/schema';
import { titleOf } from '@/cars/texts';
import { paths } from '@/lib/config/paths';
import { formatDistance, formatPrice } from '@/lib/text/format';
import { Picture } from '@/ui/picture/Picture';
import { Text } from '@/ui/Text';
import css from './CarRows.module.css';

interface CarRowsProps {
  ref?: Ref<HTMLUListElement>;
  /** Each with what is said of it in place of its mileage. */
  cars: readonly { car: Car; note?: string }[];
}

/** A car that was shown before, as the list has it now; as it was if it is gone. */
export const currentCar = (seen: Car, cars: readonly Car[]) => cars.find(({ id }) => id === seen.id) ?? seen;

/** Cars with a small picture, three in a row. */
export function CarRows({ ref, cars }: CarRowsProps) {
  return (
    <ul ref={ref} className={css.rows}>
      {cars.map(({ car, note = car.mileage === undefined ? undefined : formatDistance(car.mileage) }) => (
        <li key={car.id}>
          <Link to={generatePath(paths.carDetails, { id: car.id })} className={css.row}>
            <Picture src={car.image} alt="" brand={car.brand} width={112} height={84} className={css.picture} />
            <span className={css.text}>
              <Text as="b" isTruncated dir="auto" className={css.title}>
                {titleOf(car)}
              </Text>{' '}
              <Text as="span" size="m" weight="strong" isNumeric>
                {formatPrice(car.price)}
              </Text>{' '}
              {note !== undefined && (
                <Text as="small" size="xs" isMuted isNumeric>
                  {note}
                </Text>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
