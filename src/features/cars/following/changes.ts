import type { Car } from '../schema';
import { postedSince } from '../savedSearches/newMatches';
import { isSameSearch, searchMatcher, type SavedSearch } from '../savedSearches/savedSearches';
import type { Search } from '../savedSearches/searchSchema';
import type { PreviousVisit } from './visits';

export interface NewCars {
  /** The search with the most new cars; the last filters have no name. */
  search: Search & { name?: string };
  /** How many searches have new cars; 1 if that search has all of them. */
  searchCount: number;
  /** The newest first. */
  cars: Car[];
}

/** A car of the user's wishlist as it was when it was saved. */
export interface SavedCar extends Partial<Pick<Car, 'title' | 'image' | 'price'>> {
  carId: string;
  wishedAt: Date | undefined;
}

export type SavedCarChange =
  | { kind: 'cheaper' | 'dearer'; car: Car; before: number; now: number }
  | { kind: 'gone'; car: SavedCar };

/** Identifies changes of saved cars, so that those that were put aside are not said again. */
export const markOf = (changes: readonly SavedCarChange[]) =>
  changes
    .map((change) => (change.kind === 'gone' ? change.car.carId : `${change.car.id} ${change.now}`))
    .sort()
    .join();

interface Changes {
  newCars: NewCars | undefined;
  savedCarChanges: SavedCarChange[];
}

/** What the user follows: searches, and the cars of their wishlist. */
interface Followed {
  searches: readonly SavedSearch[];
  savedCars: readonly SavedCar[];
}

/** What is new in the list of all cars since the previous visit, and what has become of the cars that were saved before its end. */
export function changesSince(
  { endedAt, filters }: PreviousVisit,
  { searches, savedCars }: Followed,
  cars: readonly Car[],
): Changes | undefined {
  // An empty list is rather a fault of the host than a marketplace that has lost all its cars.
  if (cars.length === 0) return undefined;
  const isSaved = filters && searches.some((search) => isSameSearch(search, filters));
  const newCars = newCarsFor(filters && !isSaved ? [...searches, filters] : searches, postedSince(cars, endedAt));
  const savedBefore = savedCars.filter(
    ({ carId, wishedAt }) => carId !== '' && wishedAt !== undefined && wishedAt.getTime() <= endedAt,
  );
  const savedCarChanges = changesOf(savedBefore, cars);
  return newCars || savedCarChanges.length > 0 ? { newCars, savedCarChanges } : undefined;
}

function newCarsFor(searches: readonly NewCars['search'][], recent: readonly Car[]): NewCars | undefined {
  const found = searches
    .map((search) => ({ search, matches: recent.filter(searchMatcher(search)) }))
    .filter(({ matches }) => matches.length > 0)
    .sort((a, b) => b.matches.length - a.matches.length);
  const [most] = found;
  if (!most) return undefined;
  const all = new Set<Car>();
  for (const { matches } of found) for (const car of matches) all.add(car);
  const searchCount = most.matches.length === all.size ? 1 : found.length;
  return { search: most.search, searchCount, cars: recent.filter((car) => all.has(car)) };
}

/** The largest fall first, the largest rise last. Cars without a price, then or now, are neither cheaper nor dearer. */
function changesOf(savedCars: readonly SavedCar[], cars: readonly Car[]) {
  const byId = new Map(savedCars.map((saved) => [saved.carId, saved]));
  const listed = new Map(cars.filter(({ id }) => byId.has(id)).map((car) => [car.id, car]));
  const changes = [...byId.values()].flatMap((before): SavedCarChange[] => {
    const car = listed.get(before.carId);
    if (!car) return [{ kind: 'gone', car: before }];
    if (before.price === undefined || car.price === undefined || before.price === car.price) return [];
    return [{ kind: car.price < before.price ? 'cheaper' : 'dearer', car, before: before.price, now: car.price }];
  });
  const rise = (change: SavedCarChange) => (change.kind === 'gone' ? 0 : change.now - change.before);
  return changes.sort((a, b) => rise(a) - rise(b));
}
