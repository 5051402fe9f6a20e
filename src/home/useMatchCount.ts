import { useState } from 'react';
import type { Car } from '@/cars/schema';
import type * as filterCode from '@/catalog/filters/carFilters';
import { loadChunk } from '@/lib/browser/loadChunk';
import type { CarQuery } from './carQuery';

type Filters = typeof filterCode;

/**
 * How many cars fit a search. The list's own filters count them, whose code is loaded by `preload`, when somebody is about to choose.
 * @returns an undefined count while it is not known
 */
export function useMatchCount(query: CarQuery, cars: readonly Car[] | undefined) {
  const [filters, setFilters] = useState<Filters>();
  const preload = () => {
    if (filters) return;
    loadChunk(() => import('@/catalog/filters/carFilters')).then(setFilters, () => undefined);
  };

  return { count: cars && countOf(query, cars, filters), preload };
}

function countOf({ brand, ...ranges }: CarQuery, cars: readonly Car[], filters: Filters | undefined) {
  const ofBrand = brand === '' ? cars : cars.filter((car) => car.brand === brand);
  if (Object.values(ranges).every((value) => value === '')) return ofBrand.length;
  return filters && ofBrand.filter(filters.matcher(filters.readFilters(new URLSearchParams(ranges)))).length;
}
