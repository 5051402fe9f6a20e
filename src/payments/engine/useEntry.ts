import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useUser } from '@/session/session';
import { entryOf } from './entry';
import { ledgerOf } from './ledger';
import { payKey } from './queries';

/** The ledger's entry of a wishlist item. Undefined also while the ledger is not read, or cannot be. */
export function useEntry(wishId: string) {
  const { data } = useQuery(ledgerOf(useUser().uid));
  return entryOf(data?.entries, wishId);
}

/** Whether code of this tab charges a card for the item: also if that began before the user left the page and came back. */
export function useIsPaying(wishId: string) {
  return useIsMutating({ mutationKey: payKey(wishId) }) > 0;
}
