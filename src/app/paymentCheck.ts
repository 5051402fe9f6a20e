import type { QueryClient } from '@tanstack/react-query';
import type { PaymentCheck } from '@/features/wishlist/paymentCheck';
import { CallError } from '@/shared/api/callError';
import { loadChunk } from '@/shared/browser/loadChunk';
import { sessionState } from '@/shared/session/sessionState';

/** Looks among the payments of the person signed in. Its code is fetched with the first use. */
export const paymentCheckOf =
  (client: QueryClient): PaymentCheck =>
  async (wishId) => {
    const user = sessionState.user();
    if (!user) throw new CallError('refused');
    const { hasOpenPayment } = await loadChunk(() => import('./openPayment'));
    return hasOpenPayment(client, user.uid, wishId);
  };
