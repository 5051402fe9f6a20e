import { MAX_SEARCH_NAME } from '@/shared/config/storedLimits';
import { truncate } from '@/shared/messages/format';
import { savedSearchMessages as messages } from '@/shared/messages/savedSearches';
import { brandName } from '../brands';
import type { CarFilters } from '../filters/carFilters';
import { chipsOf } from '../filters/filterChips';
import type { Car } from '../schema';

/** The name that is suggested for a search: its brand, its words and its filters. */
export function suggestName(filters: CarFilters, brand: string | undefined, cars: readonly Car[]) {
  const chips = chipsOf(filters, cars).map(({ label }) => label);
  const name = [brand && brandName(brand), filters.search.trim(), ...chips].filter(Boolean).join(', ');
  return name === '' ? messages.all : truncate(name, MAX_SEARCH_NAME - 1);
}
