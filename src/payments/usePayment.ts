import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useUser } from '@/session/session';
import { entryOf, isPayment } from './engine/entry';
import { ledgerOf } from './engine/ledger';
import { payKey } from './queries';

/** The payment of a wishlist item, as far as this device knows it. */
export function usePayment(wishId: string) {
  const { uid } = useUser();
  const ledger = useQuery(ledgerOf(uid));
  const entry = entryOf(ledger.data, wishId);
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
