import type { Car } from '../schema';
import { searchMatcher, type SavedSearch, type Search } from './savedSearches';

/** The cars posted after this time that match the search, the newest first. */
export function newMatches(search: Search, cars: readonly Car[], since: number) {
  const matches = searchMatcher(search);
  return cars
    .filter((car) => car.listedAt.getTime() > since && matches(car))
    .sort((a, b) => b.listedAt.getTime() - a.listedAt.getTime());
}

/** How many cars match each search that were posted after the user last looked at it. */
export function newCounts(searches: readonly SavedSearch[], cars: readonly Car[]) {
  return searches.map((search) => newMatches(search, cars, search.openedAt).length);
}
