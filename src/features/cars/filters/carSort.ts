import type { CarSort } from './carFilters';
import type { Car } from '../schema';

type Compare = (a: Car, b: Car) => number;

/** Ids begin with the time of posting, and no two are the same: any order that ends with them never wavers. */
const newest: Compare = (a, b) => (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

const compares: Record<CarSort, Compare> = {
  newest,
  'price-low': by('price', 1),
  'price-high': by('price', -1),
  mileage: by('mileage', 1),
};

export function sortCars<T>(rows: readonly T[], sort: CarSort, carOf: (row: T) => Car) {
  return rows.toSorted((a, b) => compares[sort](carOf(a), carOf(b)));
}

/** A car that does not state it comes last, whichever way the order goes. */
function by(field: 'price' | 'mileage', direction: 1 | -1): Compare {
  return (a, b) => {
    const [left, right] = [a[field], b[field]];
    if (left === right) return newest(a, b);
    if (left === undefined) return 1;
    if (right === undefined) return -1;
    return (left - right) * direction;
  };
}
