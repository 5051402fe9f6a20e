import type { Car } from '../schema';
import { searchMatcher, type SavedSearch } from './savedSearches';

/** The cars that were posted after this time, the newest first. */
export function postedSince(cars: readonly Car[], since: number) {
  return cars.filter((car) => listedTime(car) > since).sort((a, b) => listedTime(b) - listedTime(a));
}

const listedTime = ({ listedAt }: Car) => listedAt?.getTime() ?? 0;

/** How many cars match each search that were posted after the user last looked at it. */
export function newCounts(searches: readonly SavedSearch[], cars: readonly Car[]) {
  // Once for all searches: most of many cars are older.
  const recent = postedSince(cars, Math.min(...searches.map(({ openedAt }) => openedAt)));
  return searches.map((search) => postedSince(recent, search.openedAt).filter(searchMatcher(search)).length);
}
