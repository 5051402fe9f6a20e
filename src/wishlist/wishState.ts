import { useMutationState, useQuery, type Mutation, type MutationKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as v from 'valibot';
import { keys } from '@/lib/config/queryKeys';
import { addWish, wishlistOf, removeKey } from './queries';
import {
  paidItems,
  wishRemovalSchema,
  wishFor,
  wishSchema,
  type WishRemoval,
  type Wish,
  type WishlistItem,
} from './schema';

interface Writes {
  adding: ReadonlySet<string>;
  removing: ReadonlySet<string>;
}

/**
 * A user's wishlist. `count`, and `openCount` of those whose car is not paid, include pending additions and removals, so that a poll does
 * not undo them on the screen.
 */
export function useWishes(email: string) {
  const query = useQuery(wishlistOf(email));
  const adding = usePending(addWish.mutationKey, wishSchema, (wish) => wish.email === email);
  const removing = usePending(removeKey, wishRemovalSchema, (removal) => removal.email === email);
  const { data } = query;
  const list = data && applyPendingWrites(data, writesOf(adding, removing));
  return { query, count: list?.count, openCount: list && countOpen(list) };
}

function countOpen({ items, pending }: ReturnType<typeof applyPendingWrites>) {
  const paid = paidItems(items);
  return items.filter(({ isPaid, carId }) => !isPaid && !paid.has(carId)).length + pending.length;
}

/** A car's item on the wishlist, and whether it is on it, pending writes included. Changes of other cars cause no render. */
export function useWish(carId: string, email: string) {
  const { data: listed = [] } = useQuery(itemsOf(carId, email));
  const isForThisCar = {
    add: (wish: Wish) => wish.email === email && wish.car.id === carId,
    remove: ({ ids, email: owner }: WishRemoval) => owner === email && listed.some(({ id }) => ids.includes(id)),
  };
  const adding = usePending(addWish.mutationKey, wishSchema, isForThisCar.add);
  const removing = usePending(removeKey, wishRemovalSchema, isForThisCar.remove);
  const { items, count } = applyPendingWrites(listed, writesOf(adding, removing));
  const wish = wishFor(carId, items);
  return {
    wish,
    isWished: count > 0,
    paid: paidOf(items),
    /** Of all items of this car: the API accepts duplicates. */
    ids: listed.map(({ id }) => id),
    isBusy: adding.length > 0 || removing.length > 0,
  };
}

/** A car's paid item, which no pending write changes. `isLoading`: the wishlist is being read for the first time. */
export function usePaidWish(carId: string, email: string) {
  const { data: listed = [], isLoading } = useQuery(itemsOf(carId, email));
  return { paid: paidOf(listed), isLoading };
}

/** Does not poll: the button in the header does, and a list has many cards. */
const itemsOf = (carId: string, email: string) => ({
  ...wishlistOf(email),
  refetchInterval: false as const,
  select: (items: WishlistItem[]) => items.filter((item) => item.carId === carId),
});

const paidOf = (items: readonly WishlistItem[]) => items.find(({ isPaid }) => isPaid);

/** The list after all pending writes. `pending` are the ids of cars that are being added and have no item yet. */
export function applyPendingWrites(list: readonly WishlistItem[], { adding, removing }: Writes) {
  const items = list.filter(({ id }) => !removing.has(id));
  const pending = [...adding].filter((carId) => !items.some((item) => item.carId === carId));
  return { items, pending, count: items.length + pending.length };
}

/** The ids of the cars that the user has added to the wishlist in this tab. */
export function useOwnAdditions() {
  const added = useMutationState({
    filters: { mutationKey: keys.wishlist },
    select: ({ state }) => state.variables,
  });
  return new Set(added.flatMap((wish) => (v.is(wishSchema, wish) ? [wish.car.id] : [])));
}

/** The ids of the items that the user has removed from the wishlist in this tab. */
export function useOwnRemovals() {
  const removed = useMutationState({
    filters: { mutationKey: removeKey, status: 'success' },
    select: ({ state }) => state.variables,
  });
  return useMemo(
    () => new Set(removed.flatMap((removal) => (v.is(wishRemovalSchema, removal) ? removal.ids : []))),
    [removed],
  );
}

/** The variables of the pending mutations with this key that match. */
function usePending<T>(
  key: MutationKey | undefined,
  schema: v.GenericSchema<unknown, T>,
  matches: (variables: T) => boolean,
) {
  const matchingVariables = ({ state }: Pick<Mutation, 'state'>) => {
    const variables = v.safeParse(schema, state.variables);
    return variables.success && matches(variables.output) ? [variables.output] : [];
  };
  const pending = useMutationState({
    filters: {
      ...(key && { mutationKey: key }),
      status: 'pending',
      predicate: (mutation) => matchingVariables(mutation).length > 0,
    },
    select: matchingVariables,
  });
  return pending.flat();
}

function writesOf(adding: readonly Wish[], removing: readonly WishRemoval[]): Writes {
  return {
    adding: new Set(adding.map(({ car }) => car.id)),
    removing: new Set(removing.flatMap(({ ids }) => ids)),
  };
}
