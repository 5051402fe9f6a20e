import { createContext } from 'react';

/**
 * Whether a payment of the wishlist item was begun in any tab of this browser and is not finished.
 * @throws if this cannot be found out
 */
export type PaymentCheck = (wishId: string) => Promise<boolean>;

/** Provided by the app, since this feature does not import the payments feature. */
export const PaymentCheckContext = createContext<PaymentCheck>(() => Promise.reject(new Error('No payment check')));
