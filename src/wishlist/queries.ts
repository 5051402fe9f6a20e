import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { insertedAck, changedAck, writeThenVerify, type Outcome } from '@/api/acks';
import { CallError, isOutcomeUnknown } from '@/api/callError';
import { api } from '@/api/client';
import { listOf, oneOf, shownListOf } from '@/api/fields';
import { liveQuery } from '@/api/liveQuery';
import { path } from '@/api/path';
import { withLock, withLockIfFree, withSharedLock } from '@/lib/browser/locks';
import { keys, ledgerKey } from '@/lib/config/queryKeys';
import { apiAs } from '@/session/apiAs';
import { sessionState } from '@/session/state/sessionState';
import { itemLockName } from './itemLockName';
import { paymentStatus } from './paymentStatus';
import {
  newestFirst,
  wishBody,
  wishFor,
  wishlistItemSchema,
  isSavedAsListed,
  type Wish,
  type WishlistItem,
  type WishRemoval,
} from './schema';
import { wishlistTexts as texts } from './texts';

const sorted = v.transform((items: WishlistItem[]) => newestFirst(items));
const list = v.pipe(listOf(wishlistItemSchema), sorted);
const shownList = v.pipe(shownListOf(wishlistItemSchema), sorted);

/** Fetches a user's wishlist as it is now, always with a new request, which is never shared with another reader. */
export const readWishlistNow = (email: string) =>
  apiAs(email).get('/wishlist', list, { params: { email }, isUncached: true });

const listsKey = [...keys.wishlist, 'of'];

export const wishlistOf = (email: string) =>
  liveQuery(
    queryOptions({
      queryKey: [...listsKey, email],
      queryFn: ({ signal }) => apiAs(email).get('/wishlist', shownList, { signal, params: { email } }),
    }),
  );

/** For what is shown of it; a write reads it anew (`readPaymentNow`). It needs no network. */
export const paymentStatusOf = (uid: string, wishId: string) =>
  queryOptions({
    queryKey: [...ledgerKey, uid, 'status', wishId],
    queryFn: ({ client }) => paymentStatus.read(uid, wishId, client),
    staleTime: 0,
    networkMode: 'always',
    retry: false,
  });

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
  meta: { failed: () => texts.notAdded, invalidates: [keys.wishlist] },
});

type ItemTest = (item: WishlistItem) => boolean;

/**
 * Returns the car's existing item or a new one. Never creates a second one, even if two tabs do this at the same time.
 * @param isWanted which existing items count
 */
async function putOnWishlist(wish: Wish, client: QueryClient, isWanted?: ItemTest): Promise<WishlistItem> {
  const item = await withLock(`wish of ${wish.email} for ${wish.car.id}`, () => findOrAdd(wish, client, isWanted));
  await changeList(client, wish.email, (items) => newestFirst([...items.filter(({ id }) => id !== item.id), item]));
  return item;
}

const removalLockName = (wishId: string) => `remove-${wishId}`;

async function findOrAdd(wish: Wish, client: QueryClient, isWanted: ItemTest = () => true): Promise<WishlistItem> {
  const findAll = async () =>
    (await readWishlistNow(wish.email)).filter((item) => item.carId === wish.car.id && isWanted(item));
  const find = async () => wishFor(wish.car.id, await findAll());
  const findOne = async () => keepOne(await findAll(), wish.email, client);
  const existing = await find();
  // It may be about to be removed, in this tab or another one.
  const staying = existing && (await withSharedLock(removalLockName(existing.id), find));
  if (staying) return staying;
  try {
    const { id } = await apiAs(wish.email).post('/wishlist', wishBody(wish), insertedAck);
    if (id !== undefined) return (await findOne().catch(() => undefined)) ?? itemOf(id, wish);
  } catch (error) {
    const found = isOutcomeUnknown(error) ? await findOne() : undefined;
    if (!found) throw error;
    return found;
  }
  const added = await findOne();
  if (!added) throw new CallError('unchanged');
  return added;
}

/**
 * Of the items that one POST has made, keeps the paid one, otherwise the oldest, which all devices agree on: a browser sends a POST again
 * by itself if the connection closes without a response. What cannot be removed stays, and its row says so.
 * @param items the newest first
 */
async function keepOne(items: readonly WishlistItem[], email: string, client: QueryClient) {
  const kept = items.find(({ isPaid }) => isPaid) ?? items.at(-1);
  for (const { id, isPaid } of items)
    if (id !== kept?.id && !isPaid) await takeOffWishlist({ ids: [id], email }, client).catch(() => undefined);
  return kept;
}

const itemOf = (id: string, wish: Wish) => v.parse(wishlistItemSchema, { _id: id, ...wishBody(wish) });

/**
 * Applies a confirmed write to the cached list, so that it is shown even if the list cannot be fetched again. Pending
 * requests are canceled, because their responses may be older than the write.
 */
async function changeList(client: QueryClient, email: string, change: (items: WishlistItem[]) => WishlistItem[]) {
  const { queryKey } = wishlistOf(email);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (items) => items && change(items));
}

/** `addWish`, but items that say of the car what is not so any more are replaced, so that it can be paid. */
export const saveAnew = mutationOptions({
  mutationKey: [...keys.wishlist, 'save-anew'],
  mutationFn: (wish: Wish, { client }) => putAnew(wish, client),
  // Not the replaced item, whose page is still shown.
  meta: { failed: () => texts.notAdded, invalidates: [listsKey] },
});

/** The new item is added before the old ones are removed, so that the wish is never lost. */
async function putAnew(wish: Wish, client: QueryClient) {
  const isOfCar = ({ carId }: WishlistItem) => carId === wish.car.id;
  for (const item of (await readWishlistNow(wish.email)).filter(isOfCar)) {
    // Its page says how that payment stands.
    if (!item.isPaid && (await readPaymentNow(item.id, client)) !== 'settled') return item;
  }
  const isWanted = (item: WishlistItem) => item.isPaid || isSavedAsListed(item, wish.car);
  const item = await putOnWishlist(wish, client, isWanted);
  if (item.isPaid) return item;
  const outdated = (await readWishlistNow(wish.email)).filter(
    (other) => isOfCar(other) && other.id !== item.id && !isWanted(other),
  );
  if (outdated.length > 0) await takeOffWishlist({ ids: outdated.map(({ id }) => id), email: wish.email }, client);
  return item;
}

export const removeKey = [...keys.wishlist, 'remove'];

export const removeWish = mutationOptions({
  mutationKey: removeKey,
  mutationFn: (removal: WishRemoval, { client }) => takeOffWishlist(removal, client),
  meta: { failed: () => texts.notTakenOff, invalidates: [keys.wishlist] },
});

/**
 * Removes the items only if each of them may be removed, under their locks, so that no other tab pays one meanwhile. A paid
 * item is the buyer's proof of payment and stays, even if it was paid a moment ago on another device; so does an item whose
 * card may have been charged.
 */
async function takeOffWishlist({ ids, email }: WishRemoval, client: QueryClient): Promise<Outcome> {
  const remove = async () => {
    for (const id of ids) await expectSettled(id, client);
    const listed = (await readWishlistNow(email)).filter(({ id }) => ids.includes(id));
    if (listed.some(({ isPaid }) => isPaid)) throw new CallError('rule', { message: texts.paidMeanwhile });
    return Promise.all(listed.map(({ id }) => removeOne(id, email)));
  };
  const removeIfFree = () =>
    withLockIfFree(ids.map(itemLockName), remove, () => {
      throw new CallError('rule', { message: texts.beingPaid });
    });
  const outcomes = await withRemovalLocks(ids.toSorted(), removeIfFree);
  await changeList(client, email, (items) => items.filter(({ id }) => !ids.includes(id)));
  return outcomes.includes('done') ? 'done' : 'already-done';
}

/** `putOnWishlist` waits for these locks: otherwise it would find an item that is about to be removed. */
function withRemovalLocks<T>([id, ...others]: readonly string[], work: () => Promise<T>): Promise<T> {
  return id === undefined ? work() : withLock(removalLockName(id), () => withRemovalLocks(others, work));
}

/** If this cannot be found out, the item stays: a paid item could not be restored. */
async function expectSettled(id: string, client: QueryClient) {
  const status = await readPaymentNow(id, client).catch((cause: unknown) => {
    throw new CallError('rule', { message: texts.paymentUnknown, cause });
  });
  if (status === 'open') throw new CallError('rule', { message: texts.paymentOpen });
  if (status === 'paid') throw new CallError('rule', { message: texts.paidMeanwhile });
  if (status === 'unreadable') throw new CallError('rule', { message: texts.paymentUnreadable });
}

/** How the payment of the item stands in this browser. @throws CallError 'refused' if signed out */
async function readPaymentNow(id: string, client: QueryClient) {
  const user = sessionState.user();
  if (!user) throw new CallError('refused');
  return paymentStatus.read(user.uid, id, client);
}

function removeOne(id: string, email: string) {
  return writeThenVerify(
    () => apiAs(email).delete(path('/wishlist/:id', { id }), changedAck),
    async () => !(await readWishlistNow(email)).some((item) => item.id === id),
  );
}
