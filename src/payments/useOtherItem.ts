import { useUser } from '@/session/session';
import type { WishlistItem } from '@/wishlist/schema';
import { useWish } from '@/wishlist/wishState';
import { isUnfinished, otherEntryOf } from './engine/entry';
import type { OtherItem } from './paymentBlocker';
import { usePayment } from './usePayment';

/** Another wishlist item of the same car that is paid or being paid, by the wishlist or by this browser's ledger. */
export function useOtherItem(item: WishlistItem): OtherItem | undefined {
  const { email } = useUser();
  const { paid } = useWish(item.carId, email);
  const { ledger } = usePayment(item.id);
  const entry = otherEntryOf(ledger.data, item);

  if (paid && paid.id !== item.id) return { wishId: paid.id, isPaid: true };
  return entry && { wishId: entry.wishId, isPaid: !isUnfinished(entry) };
}
