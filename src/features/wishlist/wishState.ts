import { useMutationState, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { addWish, removeWish, wishlistOf } from './queries';
import { removalSchema, wishFor, wishSchema, type WishlistItem } from './schema';

interface Writes {
  adding: ReadonlySet<string>;
  removing: ReadonlySet<string>;
}

/** A person's list, and how many it counts with their own writes under way laid over it: no poll undoes these. */
export function useWishes(email: string) {
  const query = useQuery(wishlistOf(email));
  const writes = useWrites(email);
  return { query, count: query.data && overlay(query.data, writes).count };
}

/** Whether a car is wished for, by the same truth. */
export function useWish(carId: string, email: string) {
  const { data = [] } = useQuery(wishlistOf(email));
  const writes = useWrites(email);
  const { items, arriving } = overlay(data, writes);
  const standing = data.filter((item) => item.carId === carId);
  const wish = wishFor(carId, items);
  return {
    isWished: wish !== undefined || arriving.includes(carId),
    paid: wish?.isPaid ? wish : undefined,
    /** All entries of this car: the old site has made doubles. */
    ids: standing.map(({ id }) => id),
    isBusy: writes.adding.has(carId) || standing.some(({ id }) => writes.removing.has(id)),
  };
}

/** The list as it will be: without what is being removed; cars being added that have no entry yet are `arriving`. */
export function overlay(list: readonly WishlistItem[], { adding, removing }: Writes) {
  const items = list.filter(({ id }) => !removing.has(id));
  const arriving = [...adding].filter((carId) => !items.some((item) => item.carId === carId));
  return { items, arriving, count: items.length + arriving.length };
}

/** Cars that this person has put on the list in this tab. */
export function useOwnAdditions() {
  const added = useMutationState({
    filters: { mutationKey: addWish.mutationKey },
    select: ({ state }) => state.variables,
  });
  return new Set(added.flatMap((wish) => (v.is(wishSchema, wish) ? [wish.car.id] : [])));
}

function useWrites(email: string): Writes {
  const variables = { status: 'pending' } as const;
  const adding = useMutationState({
    filters: { mutationKey: addWish.mutationKey, ...variables },
    select: ({ state }) => state.variables,
  });
  const removing = useMutationState({
    filters: { mutationKey: removeWish.mutationKey, ...variables },
    select: ({ state }) => state.variables,
  });
  return {
    adding: new Set(adding.flatMap((wish) => (v.is(wishSchema, wish) && wish.email === email ? [wish.car.id] : []))),
    removing: new Set(
      removing.flatMap((removal) => (v.is(removalSchema, removal) && removal.email === email ? removal.ids : [])),
    ),
  };
}
