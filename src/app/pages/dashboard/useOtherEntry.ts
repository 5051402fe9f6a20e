import { isUnsettled } from '@/features/payments/engine/entry';
import type { Ledger } from '@/features/payments/engine/ledger';
import type { OtherEntry } from '@/features/payments/paymentBlocker';
import { useOtherPayment } from '@/features/payments/useLedger';
import type { WishlistItem } from '@/features/wishlist/schema';
import { useWish } from '@/features/wishlist/wishState';
import { useUser } from '@/shared/session/SessionProvider';

/** Whether the same car is bought, or being paid, by another entry: as the list says, and as this browser knows. */
export function useOtherEntry(wish: WishlistItem, ledger: Ledger | undefined): OtherEntry | undefined {
  const { email } = useUser();
  const { paid } = useWish(wish.carId, email);
  const payment = useOtherPayment(ledger, wish);

  if (paid && paid.id !== wish.id) return { wishId: paid.id, isPaid: true };
  return payment && { wishId: payment.wishId, isPaid: !isUnsettled(payment) };
}
