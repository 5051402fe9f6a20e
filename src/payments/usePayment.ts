import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '@/session/SessionProvider';
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
  /** A card was sent, and no code of this tab waits for Stripe's response any more. */
  const isUnsure = entry?.step === 'confirming' && !isPaying;
  const [wasUnsure, setWasUnsure] = useState(false);
  const isOrWasUnsure = isUnsure || (wasUnsure && !isPaying);
  if (isOrWasUnsure !== wasUnsure) setWasUnsure(isOrWasUnsure);

  return {
    ledger,
    entry,
    /** The entry, if the card is charged. */
    payment: isPayment(entry) ? entry : undefined,
    isPaying,
    isUnsure,
    /** The check of a card that was sent found that it was not charged. True until Pay is pressed again. */
    wasFoundUncharged: isOrWasUnsure && !isUnsure,
  };
}
