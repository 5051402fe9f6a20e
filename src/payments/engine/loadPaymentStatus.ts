import { loadChunk } from '@/lib/browser/loadChunk';
import { ledgerKey } from '@/lib/config/queryKeys';
import { hasStoredPayments } from '@/payments/storedPayments';
import type { ReadPaymentStatus } from '@/wishlist/paymentStatus';

/**
 * How the payment of the item stands, in any tab of this browser.
 * @throws CallError or ChunkLoadError if that cannot be found out
 */
export const loadPaymentStatus: ReadPaymentStatus = async (uid, wishId, client) => {
  // Stryker disable ConditionalExpression: the ledger would say the same, after its code was loaded.
  const hasRead = client.getQueryData([...ledgerKey, uid]) !== undefined;
  if (!hasRead && !(await hasStoredPayments())) return 'settled';
  // Stryker restore ConditionalExpression
  const ledger = await loadChunk(() => import('./ledger'));
  return ledger.readPaymentStatus(uid, wishId, client);
};
