import type { QueryClient } from '@tanstack/react-query';
import type { PaymentCheck } from '@/wishlist/paymentCheck';
import { CallError } from '@/api/callError';
import { loadChunk } from '@/lib/browser/loadChunk';
import { sessionState } from '@/session/sessionState';

/** Looks in the signed-in user's ledger. Its code is loaded on first use. @throws CallError 'refused' if signed out */
export const paymentCheckOf =
  (client: QueryClient): PaymentCheck =>
  async (wishId) => {
    const user = sessionState.user();
    if (!user) throw new CallError('refused');
    const { hasOpenPayment } = await loadChunk(() => import('./openPayment'));
    return hasOpenPayment(client, user.uid, wishId);
  };
