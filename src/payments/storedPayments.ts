import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadChunk } from '@/lib/browser/loadChunk';
import { isDatabaseRefused } from '@/lib/browser/refusals';
import { keys } from '@/lib/config/queryKeys';

/** The database of the ledger. */
export const PAYMENTS_DATABASE = 'secondgear';
/** The query key of every user's ledger. */
export const ledgerKey = [...keys.payments, 'ledger'] as const;

const CHANNEL = 'payments stored';

/**
 * Whether this device may have an entry of any user's ledger. Found out without the code of the ledger, which nearly nobody needs.
 * @returns also true if it cannot be found out. A browser that refuses databases has none.
 */
async function hasStoredPayments(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === PAYMENTS_DATABASE);
  } catch (error) {
    return !isDatabaseRefused(error);
  }
}

/**
 * Whether a payment of the wishlist item was begun in any tab of this browser and is not finished.
 * @throws CallError or ChunkLoadError if that cannot be found out
 */
export async function hasOpenPayment(uid: string, wishId: string) {
  if (!(await hasStoredPayments())) return false;
  const { isUnfinishedNow } = await loadChunk(() => import('./engine/ledger'));
  return isUnfinishedNow(uid, wishId);
}

/** Tells all tabs, also this one, that the ledger has changed. */
export function announceStoredPayment() {
  const channel = openChannel(CHANNEL);
  channel?.postMessage('stored');
  channel?.close();
}

/** The query is stale at once, so it is fetched again when the network returns or the tab is shown. */
const storedPayments = queryOptions({
  queryKey: [...ledgerKey, 'is stored'],
  queryFn: hasStoredPayments,
  staleTime: 0,
});

/** The same as `hasStoredPayments`. It, and the ledger where it is shown, are read again when any tab changes the ledger. */
export function useHasStoredPayments() {
  const client = useQueryClient();
  const { data = false } = useQuery(storedPayments);

  useEffect(() => {
    const channel = openChannel(CHANNEL, () => void client.invalidateQueries({ queryKey: ledgerKey }));
    return () => channel?.close();
  }, [client]);

  return data;
}

/** A channel to the other tabs of this browser; undefined where the browser refuses it, as with blocked site data. */
export function openChannel(name: string, onMessage?: (event: MessageEvent<unknown>) => void) {
  try {
    const channel = new BroadcastChannel(name);
    if (onMessage) channel.onmessage = onMessage;
    return channel;
  } catch {
    return undefined;
  }
}
