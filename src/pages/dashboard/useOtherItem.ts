import { isUnfinished } from '@/payments/engine/entry';
import type { Ledger } from '@/payments/engine/ledger';
import type { OtherItem } from '@/payments/paymentBlocker';
import { useOtherPayment } from '@/payments/useLedger';
import type { WishlistItem } from '@/wishlist/schema';
import { useWish } from '@/wishlist/wishState';
import { useUser } from '@/session/SessionProvider';

/** Another wishlist item of the same car that is paid or being paid, by the wishlist or by this browser's ledger. */
export function useOtherItem(item: WishlistItem, ledger: Ledger | undefined): OtherItem | undefined {
  const { email } = useUser();
  const { paid } = useWish(item.carId, email);
  const payment = useOtherPayment(ledger, item);

  if (paid && paid.id !== item.id) return { wishId: paid.id, isPaid: true };
  return payment && { wishId: payment.wishId, isPaid: !isUnfinished(payment) };
}
