import type { QueryClient } from '@tanstack/react-query';
import { hasStoredPayments } from './storedPayments';
import { loadChunk } from '@/lib/browser/loadChunk';

/** The code of the ledger is loaded only if this device may have an entry. */
export async function hasOpenPayment(client: QueryClient, uid: string, wishId: string) {
  if (!(await hasStoredPayments())) return false;
  const { isUnfinishedNow } = await loadChunk(() => import('./queries'));
  return isUnfinishedNow(client, uid, wishId);
}
