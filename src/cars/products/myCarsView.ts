import { hasWords } from '@/cars/filters/carMatching';
import { sortCars } from '@/cars/filters/carSort';
import type { Car } from '@/cars/schema';
import { tokenize } from '@/lib/text/search';

export const myCarsSorts = ['newest', 'longest', 'price-low', 'price-high'] as const;
export type MyCarsSort = (typeof myCarsSorts)[number];

/** The rows that match the search, in this order. */
export function viewOf<Row extends { row: Car }>(rows: readonly Row[], search: string, sort: MyCarsSort) {
  const words = tokenize(search);
  const matching = words.length === 0 ? rows : rows.filter(({ row }) => hasWords(row, words));
  const sorted = sortCars(matching, sort === 'longest' ? 'newest' : sort, ({ row }) => row);
  return sort === 'longest' ? sorted.toReversed() : sorted;
}
