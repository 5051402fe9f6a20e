import { createContext } from 'react';

/**
 * Whether the payment of a wishlist item was begun in this browser, in whatever tab, and its outcome is not settled.
 * @throws whatever keeps the browser from saying so
 */
export type PaymentCheck = (wishId: string) => Promise<boolean>;

/** The app provides it: this feature knows nothing of payments. */
export const PaymentCheckContext = createContext<PaymentCheck>(() => Promise.reject(new Error('No payment check')));
