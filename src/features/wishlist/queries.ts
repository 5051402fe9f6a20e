import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { withLock } from '@/shared/browser/locks';
import { insertedAck } from '@/shared/api/acks';
import { CallError, isOutcomeUnknown } from '@/shared/api/callError';
import { api } from '@/shared/api/client';
import { apiAs } from '@/shared/session/apiAs';
import { createdAt, listOf, oneOf } from '@/shared/api/fields';
import { path } from '@/shared/api/path';
import { liveQuery, pollableQuery } from '@/shared/live/pollableQuery';
import { payablePrice } from '@/shared/payable';
import { keys } from '@/shared/config/queryKeys';
import { newestFirst, wishBody, wishFor, wishlistItemSchema, type Wish, type WishlistItem } from './schema';

const list = v.pipe(
  listOf(wishlistItemSchema),
  v.transform((items) => newestFirst(items)),
);

/** A person's list as it is at this moment: always a call of its own, which no other reading is joined with. */
export const readWishlistNow = (email: string) =>
  apiAs(email).get('/wishlist', list, { params: { email }, isUncached: true });

export const wishlistOf = (email: string) =>
  liveQuery(
    queryOptions({
      queryKey: [...keys.wishlist, 'of', email],
      ...pollableQuery((signal) => apiAs(email).getRaw('/wishlist', { signal, params: { email } }), list),
    }),
  );

const getItem = (id: string, options: { signal: AbortSignal } | { isUncached: true }) =>
  api.get(path('/wishlist/:id', { id }), oneOf(wishlistItemSchema), options);

export const wishlistItem = (id: string) =>
  queryOptions({
    queryKey: [...keys.wishlist, 'item', id],
    queryFn: ({ signal }) => getItem(id, { signal }),
  });

/** One entry as it is at this moment: always a call of its own, which no other reading is joined with. */
export const readItemNow = (id: string) => getItem(id, { isUncached: true });

/** Gives the entry: the one that stands already, or a new one. Never makes a second, in whatever tab it was asked. */
export const addWish = mutationOptions({
  mutationKey: [...keys.wishlist, 'add'],
  mutationFn: async (wish: Wish, { client }): Promise<WishlistItem> => {
    const item = await withLock(`wish of ${wish.email} for ${wish.car.id}`, () => findOrAdd(wish));
    await changeList(client, wish.email, (items) => newestFirst([...items.filter(({ id }) => id !== item.id), item]));
    return item;
  },
  meta: { refreshes: [keys.wishlist] },
});

async function findOrAdd(wish: Wish): Promise<WishlistItem> {
  const find = async () => wishFor(wish.car.id, await readWishlistNow(wish.email));
  const standing = await find();
  if (standing) return standing;
  try {
    const { id } = await apiAs(wish.email).post('/wishlist', wishBody(wish), insertedAck);
    if (id !== undefined) return entryOf(id, wish);
  } catch (error) {
    const arrived = isOutcomeUnknown(error) ? await find() : undefined;
    if (!arrived) throw error;
    return arrived;
  }
  const added = await find();
  if (!added) throw new CallError('unchanged');
  return added;
}

function entryOf(id: string, { car, email }: Wish): WishlistItem {
  const { id: carId, title, image, price } = car;
  return { id, carId, title, image, price: payablePrice(price), email, isPaid: false, wishedAt: createdAt(id) };
}

/** What is confirmed is kept even if the list cannot be read again; an answer under way may be older, so it is dropped. */
export async function changeList(client: QueryClient, email: string, next: (items: WishlistItem[]) => WishlistItem[]) {
  const { queryKey } = wishlistOf(email);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (items) => items && next(items));
}
