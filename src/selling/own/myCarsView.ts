import type { Car } from '@/cars/schema';
import { hasWords } from '@/catalog/filters/carFilters';
import { sortCars } from '@/catalog/filters/carSort';
import { calendarDay } from '@/lib/text/calendarDay';
import { tokenize } from '@/lib/text/search';

export const myCarsSorts = ['newest', 'longest', 'price-low', 'price-high'] as const;
export type MyCarsSort = (typeof myCarsSorts)[number];

export function viewOf<Row extends { row: Car }>(rows: readonly Row[], search: string, sort: MyCarsSort) {
  const words = tokenize(search);
  const matching = rows.filter(({ row }) => hasWords(row, words));
  const sorted = sortCars(matching, sort === 'longest' ? 'newest' : sort, ({ row }) => row);
  return sort === 'longest' ? sorted.toReversed() : sorted;
}

/** How many days of the calendar have begun since a car was listed. Undefined if that is not known. */
export function daysListed({ listedAt }: Pick<Car, 'listedAt'>, until: number) {
  return listedAt && Math.max(0, calendarDay(until) - calendarDay(listedAt.getTime()));
}
