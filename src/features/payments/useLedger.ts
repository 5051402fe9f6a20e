import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Ledger } from './engine/ledger';
import type { Order } from './order';
import { otherPayment } from './otherPayment';
import { ledgerOf } from './queries';

const nothing = () => () => undefined;
const none: readonly [] = [];

/** The ledger of the person signed in, once it is open. */
export function useLedger(uid: string) {
  return useQuery(ledgerOf(uid));
}

/** Follows what is known of one payment, also what another tab finds out. */
export function useLedgerEntry(ledger: Ledger | undefined, wishId: string) {
  return useSyncExternalStore(ledger?.subscribe ?? nothing, () => ledger?.find(wishId));
}

/** Follows the payment of the same car by another entry of the wishlist. */
export function useOtherPayment(ledger: Ledger | undefined, order: Pick<Order, 'id' | 'carId'>) {
  return useSyncExternalStore(ledger?.subscribe ?? nothing, () => otherPayment(ledger, order));
}

/** Follows whether what other tabs do is known here. */
export function useLedgerProblem(ledger: Ledger) {
  return useSyncExternalStore(ledger.subscribe, ledger.problem);
}

/** Follows the payments that are to be gone on with. */
export function useUnsettled(ledger: Ledger | undefined) {
  return useSyncExternalStore(ledger?.subscribe ?? nothing, () => ledger?.unsettled() ?? none);
}
