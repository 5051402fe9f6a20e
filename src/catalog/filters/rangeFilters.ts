import { statedPrice } from '@/cars/payablePrice';
import type { Car } from '@/cars/schema';
import { statedYear } from '@/cars/specs';

/** Both ends are inclusive; an undefined end is open. */
export interface Range {
  from: number | undefined;
  to: number | undefined;
}

export interface RangeDescription {
  /** The names of its ends in the address. */
  params: Record<keyof Range, string>;
  /** Returns the value of a car; undefined if the post does not state it. */
  read: (car: Car) => number | undefined;
  /** Shows how many cars there are at which value. Without it, there are only the two fields. */
  histogram?: Scale;
}

export interface Scale {
  /** The width of a bar. */
  bar: number;
  /** The step of the handles: a range that is dragged ends at one of them, a typed one anywhere. */
  step: number;
}

/**
 * The filters from one value to another, in the order of the address. Saved searches are compared as text, so this order stays. Apart from the
 * other filters, because home has these alone.
 */
export const rangeFilters = {
  price: {
    params: { from: 'minPrice', to: 'maxPrice' },
    read: statedPrice,
    histogram: { bar: 5000, step: 500 },
  },
  mileage: {
    params: { from: 'minMileage', to: 'maxMileage' },
    read: ({ mileage }) => mileage,
    histogram: { bar: 10_000, step: 1000 },
  },
  year: { params: { from: 'minYear', to: 'maxYear' }, read: yearOf },
} satisfies Record<string, RangeDescription>;

export function isGiven({ from, to }: Range) {
  return from !== undefined || to !== undefined;
}

export function isWithin(value: number | undefined, { from = 0, to = Infinity }: Range) {
  return value !== undefined && value >= from && value <= to;
}

const years = new WeakMap<Car, number | undefined>();

/** Cached, because finding it means searching the texts of a post. */
function yearOf(car: Car) {
  if (!years.has(car)) years.set(car, statedYear(car));
  return years.get(car);
}
