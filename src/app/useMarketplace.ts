import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import toast from 'react-hot-toast/headless';
import { generatePath } from 'react-router-dom';
import { carById } from '@/features/cars/queries';
import type { Marketplace } from '@/features/payments/order';
import { wishlistItem, wishlistOf } from '@/features/wishlist/queries';
import { paths } from '@/shared/paths';
import { keys } from '@/shared/queryKeys';
import { session } from '@/shared/session/session';
import { useUser } from '@/shared/session/SessionProvider';
import { paymentWords as words } from '@/shared/words/payments';

/** Without a network it fails and is told of, where it would wait, and charge a card that nobody thinks of any more. */
const now = { staleTime: 0, networkMode: 'always' } as const;

/** What paying needs of wishlist, cars and session. */
export function useMarketplace(): Marketplace {
  const client = useQueryClient();
  const { uid, name, email } = useUser();

  return useMemo(() => {
    const isPayerHere = () => {
      const current = session.get();
      return current.status === 'signed-in' && current.user.uid === uid;
    };
    return {
      payer: { uid, name, email },
      isPayerHere,
      readItem: (wishId) => client.query({ ...wishlistItem(wishId), ...now }),
      readCar: (carId) => client.query({ ...carById(carId), ...now }),
      onPaid(wishId) {
        if (!isPayerHere()) return;
        client.setQueryData(wishlistItem(wishId).queryKey, (known) => known && { ...known, isPaid: true });
        client.setQueryData(wishlistOf(email).queryKey, (items) =>
          items?.map((other) => (other.id === wishId ? { ...other, isPaid: true } : other)),
        );
        void client.invalidateQueries({ queryKey: keys.wishlist });
        // On its own page the receipt says it.
        const isSeen = window.location.pathname === generatePath(paths.payment, { id: wishId });
        if (!isSeen) toast.success(words.finishedLater);
      },
    };
  }, [client, uid, name, email]);
}
