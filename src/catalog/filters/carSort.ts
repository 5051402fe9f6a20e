import { statedPrice } from '@/cars/payablePrice';
import type { Car } from '@/cars/schema';
import type { CarSort } from './carFilters';

type Comparator = (a: Car, b: Car) => number;

/**
 * ObjectIds begin with the time of posting and are unique, so an order that falls back to them has no ties. Cars whose time is not known
 * come last.
 */
const newest: Comparator = (a, b) =>
  Number(a.listedAt === undefined) - Number(b.listedAt === undefined) || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

const comparators: Record<CarSort, Comparator> = {
  newest,
  'price-low': by(statedPrice, 1),
  'price-high': by(statedPrice, -1),
  mileage: by(({ mileage }) => mileage, 1),
};

export function sortCars<T>(rows: readonly T[], sort: CarSort, carOf: (row: T) => Car) {
  return rows.toSorted((a, b) => comparators[sort](carOf(a), carOf(b)));
}

/** Cars without the value come last in either direction. */
function by(valueOf: (car: Car) => number | undefined, direction: 1 | -1): Comparator {
  return (a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    if (left === right) return newest(a, b);
    if (left === undefined) return 1;
    if (right === undefined) return -1;
    return (left - right) * direction;
  };
}
