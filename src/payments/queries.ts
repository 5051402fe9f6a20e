import { mutationOptions, queryOptions, type QueryClient, type QueryState } from '@tanstack/react-query';
import * as v from 'valibot';
import { carLockName, withLockIfFree, itemLockName } from '@/lib/browser/locks';
import { insertedAck } from '@/api/acks';
import { CallError, isCallError } from '@/api/callError';
import { apiAs, currentUserEmail, paymentApiAs } from '@/session/apiAs';
import { retryDelay } from '@/api/queryClient';
import { ELSEWHERE_POLL_MS, UNDECIDED_POLL_MS } from './limits';
import { keys } from '@/lib/config/queryKeys';
import { chargeTexts as texts } from './engine/texts';
import { charge, type ChargeOutcome } from './engine/charge';
import type { Card } from './engine/confirm';
import { isUnfinished } from './engine/entry';
import { prepareIntent } from './engine/intent';
import { openLedger, type Ledger } from './engine/ledger';
import type { PaymentContext } from './usePaymentContext';
import type { Order } from './order';
import { recoverPayment, type PaymentRecord, type RecoveryStatus } from './engine/recoverPayment';
import { cardProvider } from './card/stripe';

const intentResponse = v.object({ clientSecret: v.pipe(v.string(), v.startsWith('pi_')) });

const intentsFor = (payer: string | undefined) => async (price: number) =>
  (await paymentApiAs(payer).post('/create-payment-intent', { price }, intentResponse)).clientSecret;
const recordPayment = (record: PaymentRecord) => apiAs(record.email).post('/payments', record, insertedAck);

const intentKey = (wishId: string) => [...keys.payments, 'intent', wishId];
export const payKey = (wishId: string) => [...keys.payments, 'pay', wishId];

/** A user's ledger, opened once per visit. */
export const ledgerOf = (uid: string) =>
  queryOptions({
    queryKey: [...keys.payments, 'ledger', uid],
    queryFn: () =>
      openLedger(uid).catch((cause: unknown) => {
        throw new CallError('rule', { message: texts.notKept, cause });
      }),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    networkMode: 'always',
  });

/** Reads the ledger from storage again first, because another tab may have begun the payment. */
export async function isUnfinishedNow(client: QueryClient, uid: string, wishId: string) {
  const ledger = await client.query(ledgerOf(uid));
  await ledger.refresh();
  const entry = ledger.find(wishId);
  return entry !== undefined && isUnfinished(entry);
}

const prepareQueryFn =
  (order: Order, ledger: Ledger) =>
  ({ client }: { client: QueryClient }) =>
    prepareIntent(order, ledger, {
      createIntent: intentsFor(currentUserEmail()),
      loadStripe: () => client.query(cardProvider),
    });

/** A request for an intent that fails may have stopped the host: it is repeated once by itself, only if there was no response. */
export const preparedIntent = (order: Order, ledger: Ledger) =>
  queryOptions({
    queryKey: [...intentKey(order.id), order.price],
    queryFn: prepareQueryFn(order, ledger),
    staleTime: Infinity,
    gcTime: 0,
    retry: (failures, error) => failures === 0 && isCallError(error, 'no-response'),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

const recoverQueryFn =
  (wishId: string, ledger: Ledger, context: PaymentContext) =>
  async ({ client }: { client: QueryClient }): Promise<RecoveryStatus> => {
    const loadStripe = () => client.query(cardProvider);
    const work = () => recoverPayment(wishId, { ledger, context, loadStripe, recordPayment });
    const status = await withLockIfFree<RecoveryStatus>([itemLockName(wishId)], work, () => 'elsewhere');
    if (status === 'uncharged') {
      // The card form goes on with the ledger's intent. It fetches a new one only if that is gone or has another price.
      const price = ledger.find(wishId)?.price;
      void client.resetQueries({ queryKey: intentKey(wishId), predicate: ({ queryKey }) => queryKey.at(-1) !== price });
    }
    return status;
  };

/**
 * Brings a payment that was begun to its end. A query although it writes, because it repeats by itself until the end is
 * reached, also after a reload and when the network returns. It finds out what is already done before it writes.
 */
export const paymentRecovery = (wishId: string, ledger: Ledger, context: PaymentContext) =>
  queryOptions({
    queryKey: [...keys.payments, 'recovery', wishId],
    queryFn: recoverQueryFn(wishId, ledger, context),
    // The result for an earlier card says nothing about the next one.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: 'always',
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => recoveryInterval(state),
  });

function recoveryInterval({ status, error, errorUpdateCount, data }: QueryState<RecoveryStatus>) {
  if (status === 'error') return !isCallError(error, 'refused') && retryDelay(errorUpdateCount, error);
  if (data === 'elsewhere') return ELSEWHERE_POLL_MS;
  return (data === 'processing' || data === 'requires_action' || data === 'unsure') && UNDECIDED_POLL_MS;
}

/** Charges the card. `paymentRecovery` records the payment at the marketplace, whatever page is open by then. */
export const payByCard = (order: Order, ledger: Ledger, context: PaymentContext) =>
  mutationOptions({
    mutationKey: payKey(order.id),
    mutationFn: (card: Card) => {
      const work = () => charge({ order, ledger, context }, card);
      return withLockIfFree<ChargeOutcome>([carLockName(order.carId), itemLockName(order.id)], work, () => {
        throw new CallError('rule', { message: texts.inOtherTab });
      });
    },
  });
