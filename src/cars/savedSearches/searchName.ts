import { MAX_SEARCH_NAME } from '@/cars/storedLimits';
import { truncate } from '@/lib/text/format';
import { brandName } from '@/cars/brands';
import type { CarFilters } from '@/cars/filters/carFilters';
import { chosenFilters } from '@/cars/filters/chosenFilters';
import type { Car } from '@/cars/schema';

/** The name of a search: its brand, its words and its filters. */
export function nameOfSearch(filters: CarFilters, brand: string | undefined, cars: readonly Car[]) {
  const values = chosenFilters(filters, cars).map(({ label }) => label);
  const parts = [brand && brandName(brand), filters.search.trim(), ...values];
  return truncate(parts.filter(Boolean).join(', '), MAX_SEARCH_NAME - 1);
}
