import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { removalLockName, withLock, withSharedLock } from '@/lib/browser/locks';
import { insertedAck } from '@/api/acks';
import { CallError, isOutcomeUnknown } from '@/api/callError';
import { api } from '@/api/client';
import { apiAs } from '@/session/apiAs';
import { createdAt, listOf, oneOf } from '@/api/fields';
import { path } from '@/api/path';
import { liveQuery } from '@/api/liveQuery';
import { payablePrice } from '@/cars/limits';
import { keys } from '@/lib/config/queryKeys';
import { newestFirst, wishBody, wishFor, wishlistItemSchema, type Wish, type WishlistItem } from './schema';

const list = v.pipe(
  listOf(wishlistItemSchema),
  v.transform((items) => newestFirst(items)),
);

/** Fetches a user's wishlist as it is now, always with a new request, which is never shared with another reader. */
export const readWishlistNow = (email: string) =>
  apiAs(email).get('/wishlist', list, { params: { email }, isUncached: true });

export const wishlistOf = (email: string) =>
  liveQuery(
    queryOptions({
      queryKey: [...keys.wishlist, 'of', email],
      queryFn: ({ signal }) => apiAs(email).get('/wishlist', list, { signal, params: { email } }),
    }),
  );

const getItem = (id: string, signal?: AbortSignal) =>
  api.get(path('/wishlist/:id', { id }), oneOf(wishlistItemSchema), { signal, isUncached: true });

export const wishlistItem = (id: string) =>
  queryOptions({
    queryKey: [...keys.wishlist, 'item', id],
    queryFn: ({ signal }) => getItem(id, signal),
  });

/** Fetches an item as it is now, always with a new request, which is never shared with another reader. */
export const readItemNow = (id: string) => getItem(id);

export const addWish = mutationOptions({
  mutationKey: [...keys.wishlist, 'add'],
  mutationFn: (wish: Wish, { client }) => putOnWishlist(wish, client),
  meta: { invalidates: [keys.wishlist] },
});

/** Returns the car's existing item or a new one. Never creates a second one, even if two tabs do this at the same time. */
async function putOnWishlist(wish: Wish, client: QueryClient): Promise<WishlistItem> {
  const item = await withLock(`wish of ${wish.email} for ${wish.car.id}`, () => findOrAdd(wish));
  await changeList(client, wish.email, (items) => newestFirst([...items.filter(({ id }) => id !== item.id), item]));
  return item;
}

async function findOrAdd(wish: Wish): Promise<WishlistItem> {
  const find = async () => wishFor(wish.car.id, await readWishlistNow(wish.email));
  const existing = await find();
  // It may be about to be removed, in this tab or another one.
  const staying = existing && (await withSharedLock(removalLockName(existing.id), find));
  if (staying) return staying;
  try {
    const { id } = await apiAs(wish.email).post('/wishlist', wishBody(wish), insertedAck);
    if (id !== undefined) return itemOf(id, wish);
  } catch (error) {
    const found = isOutcomeUnknown(error) ? await find() : undefined;
    if (!found) throw error;
    return found;
  }
  const added = await find();
  if (!added) throw new CallError('unchanged');
  return added;
}

function itemOf(id: string, { car, email }: Wish): WishlistItem {
  const { id: carId, title, image, price } = car;
  return { id, carId, title, image, price: payablePrice(price), email, isPaid: false, wishedAt: createdAt(id) };
}

/**
 * Applies a confirmed write to the cached list, so that it is shown even if the list cannot be fetched again. Pending
 * requests are canceled, because their responses may be older than the write.
 */
export async function changeList(
  client: QueryClient,
  email: string,
  change: (items: WishlistItem[]) => WishlistItem[],
) {
  const { queryKey } = wishlistOf(email);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (items) => items && change(items));
}
