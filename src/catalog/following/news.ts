import { statedPrice } from '@/cars/payablePrice';
import type { Car } from '@/cars/schema';
import { newCounts, postedSince, type SavedSearch } from '@/catalog/savedSearches/savedSearches';

/** A car of the user's wishlist, with the price at which it was saved. */
export interface SavedWish {
  carId: string;
  price?: number | undefined;
  wishedAt: Date | undefined;
}

export interface News {
  newCars: number;
  /** The searches with new cars, those with the most first. */
  searches: { search: SavedSearch; count: number }[];
  /** How many wishes have changed since they were saved. */
  wishes: { cheaper: number; dearer: number; gone: number };
  /** Identifies the changes of the wishes; empty without any. */
  mark: string;
}

/** What is new in the list of all cars since the previous visit, and what has become of the cars that were saved before its end. */
export function newsSince(
  previous: number,
  searches: readonly SavedSearch[],
  wishes: readonly SavedWish[],
  cars: readonly Car[],
): News | undefined {
  // An empty list is rather a fault of the host than a marketplace that has lost all its cars.
  if (cars.length === 0) return undefined;
  const counts = newCounts(searches, cars, previous);
  const changes = changesOf(
    wishes.filter(({ carId, wishedAt }) => carId !== '' && wishedAt !== undefined && wishedAt.getTime() <= previous),
    cars,
  );
  const count = (kind: (typeof changes)[number]['kind']) => changes.filter((change) => change.kind === kind).length;
  return {
    newCars: postedSince(cars, previous).length,
    searches: searches
      .map((search, index) => ({ search, count: counts[index] ?? 0 }))
      .filter((found) => found.count > 0)
      .sort((a, b) => b.count - a.count),
    wishes: { cheaper: count('cheaper'), dearer: count('dearer'), gone: count('gone') },
    mark: changes
      .map(({ id, now }) => `${id} ${now ?? ''}`)
      .sort()
      .join(),
  };
}

/** Each car once. One without a price, then or now, is neither cheaper nor dearer. */
function changesOf(wishes: readonly SavedWish[], cars: readonly Car[]) {
  const byId = new Map(wishes.map((wish) => [wish.carId, wish]));
  const listed = new Map(cars.filter(({ id }) => byId.has(id)).map((car) => [car.id, car]));
  return [...byId.values()].flatMap((wish) => {
    const { carId: id } = wish;
    const car = listed.get(id);
    if (!car) return { id, kind: 'gone' as const, now: undefined };
    const [before, now] = [statedPrice(wish), statedPrice(car)];
    if (before === undefined || now === undefined || before === now) return [];
    return { id, kind: now < before ? ('cheaper' as const) : ('dearer' as const), now };
  });
}
