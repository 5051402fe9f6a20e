import type { QueryClient } from '@tanstack/react-query';
import { isUnsettled } from '@/features/payments/engine/entry';
import { ledgerOf } from '@/features/payments/queries';

/** Reads the ledger from storage again first, because another tab may have begun the payment. */
export async function hasOpenPayment(client: QueryClient, uid: string, wishId: string) {
  const ledger = await client.query(ledgerOf(uid));
  await ledger.refresh();
  const entry = ledger.find(wishId);
  return entry !== undefined && isUnsettled(entry);
}
