import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useUser } from '@/session/session';
import type { WishlistItem } from '@/wishlist/schema';
import { useWish } from '@/wishlist/wishState';
import { entryOf, isPayment, isUnfinished, otherPaymentOf } from './entry';
import { ledgerOf, unreadableEntry } from './ledger';
import { payKey } from './queries';

/** Another wishlist item of the same car that is paid, or whose payment has begun: no car is paid twice. */
export interface OtherItem {
  wishId: string;
  isPaid: boolean;
  /** This device made the payment; otherwise the marketplace says that there is one. */
  isKnownHere: boolean;
}

/** The payment of a wishlist item, as far as this device knows it. */
export function usePayment(wishId: string) {
  const { uid } = useUser();
  const ledger = useQuery(ledgerOf(uid));
  const entry = entryOf(ledger.data?.entries, wishId);
  // Also true for a payment that was begun before the user left this page and came back.
  const isPaying = useIsMutating({ mutationKey: payKey(wishId) }) > 0;

  return {
    ledger,
    entry,
    /** The entry, if the card is charged. */
    payment: isPayment(entry) ? entry : undefined,
    isPaying,
    /** A card was sent, and no code of this tab waits for Stripe's response any more. */
    isUnsure: entry?.step === 'confirming' && !isPaying,
  };
}

/**
 * Whether this device has an entry of the item or its car that cannot be read, so that nobody knows whether a card was charged.
 * @returns also true while that is not known
 */
export function useUnreadableEntry(item: WishlistItem) {
  const { uid } = useUser();
  const { unreadable = [] } = useQuery(ledgerOf(uid)).data ?? {};
  const { data = true } = useQuery({ ...unreadableEntry(uid, item, unreadable), enabled: unreadable.length > 0 });
  return unreadable.length > 0 && data;
}

/** Another wishlist item of the same car that is paid or being paid, by the wishlist or by this browser's ledger. */
export function useOtherItem(item: WishlistItem): OtherItem | undefined {
  const { email } = useUser();
  const { paid } = useWish(item.carId, email);
  const { ledger } = usePayment(item.id);
  const entry = otherPaymentOf(ledger.data?.entries, item);

  if (entry) return { wishId: entry.wishId, isPaid: !isUnfinished(entry), isKnownHere: true };
  return paid && paid.id !== item.id ? { wishId: paid.id, isPaid: true, isKnownHere: false } : undefined;
}
