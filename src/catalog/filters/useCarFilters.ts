import { useCallback, useMemo } from 'react';
import type { Car } from '@/cars/schema';
import { useAddressQuery } from '@/lib/browser/useAddressQuery';
import {
  readFilters,
  writeFilters,
  type CarFilters,
  choiceNames,
  clearFilters,
  type FilterName,
  matcher,
  rangeNames,
} from './carFilters';
import { labelOf } from './filterOptions';
import { isGiven } from './rangeFilters';
import { filterTexts as texts } from './texts';

/**
 * @param change computes the next filters from the current ones, which may be newer than the rendered ones
 * @param how 'typing' replaces the history entry, so that Back does not go letter by letter; 'choice' adds a new one, as the first letter does
 */
export type ChangeFilters = (change: (current: CarFilters) => CarFilters, how?: 'typing' | 'choice') => void;

export interface FilterProps {
  /** All cars, not only the matching ones: the counts are computed from them. Empty as long as they are not known. */
  cars: readonly Car[];
  filters: CarFilters;
  onChange: ChangeFilters;
}

/** The filters are kept in the query string, so Back, a reload and a shared link restore them. */
export function useCarFilters(): [CarFilters, ChangeFilters] {
  const [query, changeQuery] = useAddressQuery();
  const filters = useMemo(() => readFilters(new URLSearchParams(query)), [query]);
  const changeFilters = useCallback<ChangeFilters>(
    (change, how = 'choice') =>
      changeQuery((params) => writeFilters(change(readFilters(params)), params), how === 'choice'),
    [changeQuery],
  );
  return [filters, changeFilters];
}

/** A value that is chosen in a filter. */
export interface Chosen {
  filter: FilterName | 'search';
  label: string;
  without: (current: CarFilters) => CarFilters;
}

/** What is chosen in the filters. The search has its own field and is not among it. */
export function chosenFilters(filters: CarFilters, cars: readonly Car[]): Chosen[] {
  const cleared = clearFilters(filters);
  const ranges = rangeNames
    .filter((name) => isGiven(filters[name]))
    .map((name) => ({
      filter: name,
      label: texts.range(name, filters[name]),
      without: (current: CarFilters) => ({ ...current, [name]: cleared[name] }),
    }));
  const choices = choiceNames.flatMap((name) =>
    filters[name].map((value) => ({
      filter: name,
      label: labelOf(name, value, cars),
      without: (current: CarFilters) => ({ ...current, [name]: current[name].filter((other) => other !== value) }),
    })),
  );
  return [...ranges, ...choices];
}

export interface Relaxation extends Chosen {
  /** How many cars would match. */
  count: number;
}

/** The single filters whose removal would show cars, with the most cars first. Includes the search. */
export function relaxationsOf(filters: CarFilters, cars: readonly Car[]): Relaxation[] {
  const search = filters.search.trim();
  const chosen = chosenFilters(filters, cars);
  if (search !== '')
    chosen.push({ filter: 'search', label: search, without: (current) => ({ ...current, search: '' }) });
  return chosen
    .map((filter) => ({ ...filter, count: cars.filter(matcher(filter.without(filters))).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
