import { useMutationState, useQuery, type Mutation, type MutationKey } from '@tanstack/react-query';
import * as v from 'valibot';
import { addWish, wishlistOf } from './queries';
import { removeKey } from './removeWish';
import { removalSchema, wishFor, wishSchema, type Removal, type Wish, type WishlistItem } from './schema';

interface Writes {
  adding: ReadonlySet<string>;
  removing: ReadonlySet<string>;
}

/** A person's list, and how many it counts with their own writes under way laid over it: no poll undoes these. */
export function useWishes(email: string) {
  const query = useQuery(wishlistOf(email));
  const adding = usePending(addWish.mutationKey, wishSchema, (wish) => wish.email === email);
  const removing = usePending(removeKey, removalSchema, (removal) => removal.email === email);
  return { query, count: query.data && applyPendingWrites(query.data, writesOf(adding, removing)).count };
}

/** Whether a car is wished for, by the same truth. What happens to other cars moves nothing here. */
export function useWish(carId: string, email: string) {
  const { data: listed = [] } = useQuery({
    ...wishlistOf(email),
    select: (items) => items.filter((item) => item.carId === carId),
  });
  const isMeant = {
    add: (wish: Wish) => wish.email === email && wish.car.id === carId,
    remove: ({ ids, email: whose }: Removal) => whose === email && listed.some(({ id }) => ids.includes(id)),
  };
  const adding = usePending(addWish.mutationKey, wishSchema, isMeant.add);
  const removing = usePending(removeKey, removalSchema, isMeant.remove);
  const { items, count } = applyPendingWrites(listed, writesOf(adding, removing));
  const wish = wishFor(carId, items);
  return {
    isWished: count > 0,
    paid: wish?.isPaid ? wish : undefined,
    /** All entries of this car: the old site has made doubles. */
    ids: listed.map(({ id }) => id),
    isBusy: adding.length > 0 || removing.length > 0,
  };
}

/** The list as it will be: without what is being removed; cars being added that have no entry yet are `arriving`. */
export function applyPendingWrites(list: readonly WishlistItem[], { adding, removing }: Writes) {
  const items = list.filter(({ id }) => !removing.has(id));
  const pending = [...adding].filter((carId) => !items.some((item) => item.carId === carId));
  return { items, pending, count: items.length + pending.length };
}

/** Cars that this person has put on the list in this tab. */
export function useOwnAdditions() {
  const added = useMutationState({
    filters: { mutationKey: addWish.mutationKey },
    select: ({ state }) => state.variables,
  });
  return new Set(added.flatMap((wish) => (v.is(wishSchema, wish) ? [wish.car.id] : [])));
}

/** The inputs of the writes under way that are meant. */
function usePending<T>(
  key: MutationKey | undefined,
  schema: v.GenericSchema<unknown, T>,
  isMeant: (input: T) => boolean,
) {
  const inputOf = ({ state }: Pick<Mutation, 'state'>) => {
    const input = v.safeParse(schema, state.variables);
    return input.success && isMeant(input.output) ? [input.output] : [];
  };
  const inputs = useMutationState({
    filters: { ...(key && { mutationKey: key }), status: 'pending', predicate: (write) => inputOf(write).length > 0 },
    select: inputOf,
  });
  return inputs.flat();
}

function writesOf(adding: readonly Wish[], removing: readonly Removal[]): Writes {
  return {
    adding: new Set(adding.map(({ car }) => car.id)),
    removing: new Set(removing.flatMap(({ ids }) => ids)),
  };
}
