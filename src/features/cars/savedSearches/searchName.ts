import { MAX_SEARCH_NAME } from '@/shared/config/storedLimits';
import { truncate } from '@/shared/messages/format';
import { brandName } from '../brands';
import type { CarFilters } from '../filters/carFilters';
import { chosenFilters } from '../filters/chosenFilters';
import type { Car } from '../schema';

/** The name of a search: its brand, its words and its filters. */
export function nameOfSearch(filters: CarFilters, brand: string | undefined, cars: readonly Car[]) {
  const values = chosenFilters(filters, cars).map(({ label }) => label);
  const parts = [brand && brandName(brand), filters.search.trim(), ...values];
  return truncate(parts.filter(Boolean).join(', '), MAX_SEARCH_NAME - 1);
}
