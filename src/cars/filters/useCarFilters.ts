import { useCallback, useMemo } from 'react';
import { useAddressQuery } from '@/lib/browser/useAddressQuery';
import type { Car } from '@/cars/schema';
import { readFilters, writeFilters, type CarFilters } from './carFilters';

/**
 * @param change computes the next filters from the current ones, which may be newer than the rendered ones
 * @param how 'typing' replaces the history entry, so that Back does not go letter by letter; 'choice' adds a new one, as the first letter does
 */
export type ChangeFilters = (change: (current: CarFilters) => CarFilters, how?: 'typing' | 'choice') => void;

/** The props of what shows and changes the filters. */
export interface FilterProps {
  /** All cars, not only the matching ones: the counts are computed from them. */
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
