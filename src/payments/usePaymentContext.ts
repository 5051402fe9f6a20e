import { useQueryClient, type DataTag, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import toast from 'react-hot-toast/headless';
import { generatePath } from 'react-router-dom';
import { carById, readCarNow } from '@/cars/queries';
import { readItemNow, readWishlistNow, wishlistItem, wishlistOf } from '@/wishlist/queries';
import { isCallError } from '@/api/callError';
import { paths } from '@/lib/config/paths';
import { keys } from '@/lib/config/queryKeys';
import { session } from '@/session/session';
import { useUser } from '@/session/SessionProvider';
import { chargeTexts as texts } from './engine/texts';

export type PaymentContext = ReturnType<typeof usePaymentContext>;

/** The user who pays, and what is read and cached as them. */
export function usePaymentContext() {
  const client = useQueryClient();
  const { uid, name, email } = useUser();

  return useMemo(() => {
    /** Whether the payer is the user who is signed in now. */
    const isPayerHere = () => {
      const current = session.get();
      return current.status === 'signed-in' && current.user.uid === uid;
    };
    /** Puts a fresh response into the query cache. A fetch that is still in flight may be older, so it is cancelled. */
    const cacheFresh = async <T>(queryKey: DataTag<QueryKey, T, Error>, request: () => Promise<T>) => {
      // Stripe's calls do not pass through our client, which holds writes back until then.
      await session.confirmed();
      try {
        const data = await request();
        await client.cancelQueries({ queryKey });
        if (isPayerHere()) client.setQueryData(queryKey, data);
        return data;
      } catch (error) {
        // The refetch makes the page show that the item or car is gone.
        if (isCallError(error, 'not-found')) void client.invalidateQueries({ queryKey });
        throw error;
      }
    };
    return {
      payer: { uid, name, email },
      isPayerHere,
      /** Always sends a new request, which is never shared with another reader, and fails at once without a network. */
      readItem: (wishId: string) => cacheFresh(wishlistItem(wishId).queryKey, () => readItemNow(wishId)),
      /** A new request as well. */
      readCar: (carId: string) => cacheFresh(carById(carId).queryKey, () => readCarNow(carId)),
      /** A new request as well. Old data and the use of two devices can leave several items of one car on a wishlist. */
      async readItemsOf(carId: string) {
        await session.confirmed();
        return (await readWishlistNow(email)).filter((item) => item.carId === carId);
      },
      /** Called when the payment is recorded, so that the wish is shown as paid. */
      onPaid(wishId: string) {
        if (!isPayerHere()) return;
        client.setQueryData(wishlistItem(wishId).queryKey, (cached) => cached && { ...cached, isPaid: true });
        client.setQueryData(wishlistOf(email).queryKey, (items) =>
          items?.map((other) => (other.id === wishId ? { ...other, isPaid: true } : other)),
        );
        void client.invalidateQueries({ queryKey: keys.wishlist });
        // The payment's own page shows a receipt instead.
        const isOnPaymentPage = window.location.pathname === generatePath(paths.payment, { id: wishId });
        if (!isOnPaymentPage) toast.success(texts.finishedLater);
      },
    };
  }, [client, uid, name, email]);
}
