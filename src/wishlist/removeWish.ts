import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { itemLockName, removalLockName, withLock, withLockIfFree } from '@/lib/browser/locks';
import { changedAck, writeThenVerify, type Outcome } from '@/api/acks';
import { CallError } from '@/api/callError';
import { apiAs } from '@/session/apiAs';
import { path } from '@/api/path';
import { keys } from '@/lib/config/queryKeys';
import { wishlistTexts as texts } from './texts';
import type { PaymentCheck } from './paymentCheck';
import { changeList, readWishlistNow } from './queries';
import type { WishRemoval } from './schema';

export const removeKey = [...keys.wishlist, 'remove'];

export const removeWish = (hasOpenPayment: PaymentCheck) =>
  mutationOptions({
    mutationKey: removeKey,
    mutationFn: (removal: WishRemoval, { client }) => takeOffWishlist(removal, client, hasOpenPayment),
    meta: { invalidates: [keys.wishlist] },
  });

/**
 * Removes the items only if each of them may be removed, under their locks, so that no other tab pays one meanwhile. A paid
 * item is the buyer's proof of payment and stays, even if it was paid a moment ago on another device; so does an item whose
 * card may have been charged.
 */
async function takeOffWishlist(
  { ids, email }: WishRemoval,
  client: QueryClient,
  hasOpenPayment: PaymentCheck,
): Promise<Outcome> {
  const remove = async () => {
    for (const id of ids) await expectNoOpenPayment(id, hasOpenPayment);
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
async function expectNoOpenPayment(id: string, hasOpenPayment: PaymentCheck) {
  const isOpen = await hasOpenPayment(id).catch((cause: unknown) => {
    throw new CallError('rule', { message: texts.paymentUnknown, cause });
  });
  if (isOpen) throw new CallError('rule', { message: texts.paymentOpen });
}

function removeOne(id: string, email: string) {
  return writeThenVerify(
    () => apiAs(email).delete(path('/wishlist/:id', { id }), changedAck),
    async () => !(await readWishlistNow(email)).some((item) => item.id === id),
  );
}
