import { useQueryClient, type DataTag, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import toast from 'react-hot-toast/headless';
import { generatePath } from 'react-router-dom';
import { carById, readCarNow } from '@/features/cars/queries';
import type { PaymentContext } from '@/features/payments/order';
import { readItemNow, readWishlistNow, wishlistItem, wishlistOf } from '@/features/wishlist/queries';
import { isCallError } from '@/shared/api/callError';
import { paths } from '@/shared/config/paths';
import { keys } from '@/shared/config/queryKeys';
import { session } from '@/shared/session/session';
import { useUser } from '@/shared/session/SessionProvider';
import { paymentMessages as messages } from '@/shared/messages/payments';

/** What paying needs of wishlist, cars and session. */
export function usePaymentContext(): PaymentContext {
  const client = useQueryClient();
  const { uid, name, email } = useUser();

  return useMemo(() => {
    const isPayerHere = () => {
      const current = session.get();
      return current.status === 'signed-in' && current.user.uid === uid;
    };
    /** Shows what was read just now: an answer still under way may be older, so it is dropped. */
    const show = async <T>(queryKey: DataTag<QueryKey, T, Error>, reading: Promise<T>) => {
      try {
        const answer = await reading;
        await client.cancelQueries({ queryKey });
        if (isPayerHere()) client.setQueryData(queryKey, answer);
        return answer;
      } catch (error) {
        // What is gone is shown as gone.
        if (isCallError(error, 'not-found')) void client.invalidateQueries({ queryKey });
        throw error;
      }
    };
    return {
      payer: { uid, name, email },
      isPayerHere,
      readItem: (wishId) => show(wishlistItem(wishId).queryKey, readItemNow(wishId)),
      readCar: (carId) => show(carById(carId).queryKey, readCarNow(carId)),
      readEntriesOf: async (carId) => (await readWishlistNow(email)).filter((item) => item.carId === carId),
      onPaid(wishId) {
        if (!isPayerHere()) return;
        client.setQueryData(wishlistItem(wishId).queryKey, (known) => known && { ...known, isPaid: true });
        client.setQueryData(wishlistOf(email).queryKey, (items) =>
          items?.map((other) => (other.id === wishId ? { ...other, isPaid: true } : other)),
        );
        void client.invalidateQueries({ queryKey: keys.wishlist });
        // On its own page the receipt says it.
        const isSeen = window.location.pathname === generatePath(paths.payment, { id: wishId });
        if (!isSeen) toast.success(messages.finishedLater);
      },
    };
  }, [client, uid, name, email]);
}
