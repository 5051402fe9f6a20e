import type { QueryClient } from '@tanstack/react-query';

/**
 * How the payment of a wishlist item stands. `open`: a card was sent, and it is not known whether it was charged. `unreadable`: there is an
 * entry, and it cannot be read. `paid`: a card was charged. `settled`: no card was sent.
 */
export type PaymentStatus = 'open' | 'unreadable' | 'paid' | 'settled';

/** @throws Error if that cannot be found out */
export type ReadPaymentStatus = (uid: string, wishId: string, client: QueryClient) => Promise<PaymentStatus>;

let read: ReadPaymentStatus = () => Promise.reject(new Error('The app has not set how payments are read.'));

/** A wish is removed only if its payment allows it. The wishlist knows nothing of payments: the app says who does. */
export const paymentStatus = {
  set: (next: ReadPaymentStatus) => void (read = next),
  read: ((uid, wishId, client) => read(uid, wishId, client)) satisfies ReadPaymentStatus,
};
