import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { itemLockName, removalLockName, withLock, withLockIfFree } from '@/lib/browser/locks';
import { changedAck, writeThenVerify, type Outcome } from '@/api/acks';
import { CallError } from '@/api/callError';
import { loadChunk } from '@/lib/browser/loadChunk';
import { apiAs } from '@/session/apiAs';
import { sessionState } from '@/session/sessionState';
import { path } from '@/api/path';
import { keys } from '@/lib/config/queryKeys';
import { wishlistTexts as texts } from './texts';
import { changeList, readWishlistNow } from './queries';
import type { WishRemoval } from './schema';

export const removeKey = [...keys.wishlist, 'remove'];

export const removeWish = mutationOptions({
  mutationKey: removeKey,
  mutationFn: (removal: WishRemoval, { client }) => takeOffWishlist(removal, client),
  meta: { invalidates: [keys.wishlist] },
});

/**
 * Removes the items only if each of them may be removed, under their locks, so that no other tab pays one meanwhile. A paid
 * item is the buyer's proof of payment and stays, even if it was paid a moment ago on another device; so does an item whose
 * card may have been charged.
 */
async function takeOffWishlist({ ids, email }: WishRemoval, client: QueryClient): Promise<Outcome> {
  const remove = async () => {
    for (const id of ids) await expectNoOpenPayment(id);
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
async function expectNoOpenPayment(id: string) {
  const isOpen = await hasOpenPayment(id).catch((cause: unknown) => {
    throw new CallError('rule', { message: texts.paymentUnknown, cause });
  });
  if (isOpen) throw new CallError('rule', { message: texts.paymentOpen });
}

/** Whether a payment of the item was begun in any tab of this browser and is not finished. @throws CallError 'refused' if signed out */
async function hasOpenPayment(id: string) {
  const user = sessionState.user();
  if (!user) throw new CallError('refused');
  const payments = await loadChunk(() => import('@/payments/storedPayments'));
  return payments.hasOpenPayment(user.uid, id);
}

function removeOne(id: string, email: string) {
  return writeThenVerify(
    () => apiAs(email).delete(path('/wishlist/:id', { id }), changedAck),
    async () => !(await readWishlistNow(email)).some((item) => item.id === id),
  );
}
