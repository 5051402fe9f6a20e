import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Ledger } from './engine/ledger';
import type { Order } from './order';
import { otherPayment } from './otherPayment';
import { ledgerOf } from './queries';

const subscribeToNothing = () => () => undefined;
const noEntries: readonly [] = [];

/** The signed-in user's ledger, once it is open. */
export function useLedger(uid: string) {
  return useQuery(ledgerOf(uid));
}

/** The ledger's entry of one wishlist item, updated also when another tab writes it. */
export function useLedgerEntry(ledger: Ledger | undefined, wishId: string) {
  const read = () => ledger?.find(wishId);
  return useSyncExternalStore(ledger?.subscribe ?? subscribeToNothing, read, read);
}

/** The payment of the same car through another item of the wishlist. */
export function useOtherPayment(ledger: Ledger | undefined, order: Pick<Order, 'id' | 'carId'>) {
  const read = () => otherPayment(ledger, order);
  return useSyncExternalStore(ledger?.subscribe ?? subscribeToNothing, read, read);
}

/** Why entries that other tabs write may be missing here; undefined if they are not. */
export function useLedgerProblem(ledger: Ledger) {
  return useSyncExternalStore(ledger.subscribe, ledger.problem, ledger.problem);
}

/** The payments whose recovery must continue. */
export function useUnfinishedPayments(ledger: Ledger | undefined) {
  const read = () => ledger?.unfinished() ?? noEntries;
  return useSyncExternalStore(ledger?.subscribe ?? subscribeToNothing, read, read);
}
