import { mutationOptions, queryOptions, type QueryClient, type QueryState } from '@tanstack/react-query';
import * as v from 'valibot';
import { carLockName, withLockIfFree, itemLockName } from '@/shared/browser/locks';
import { insertedAck } from '@/shared/api/acks';
import { CallError, isCallError } from '@/shared/api/callError';
import { apiAs, currentUserEmail, paymentApiAs } from '@/shared/session/apiAs';
import { retryDelay } from '@/shared/api/retry';
import { keys } from '@/shared/config/queryKeys';
import { paymentMessages as messages } from '@/shared/messages/payments';
import { charge, type ChargeOutcome } from './engine/charge';
import type { Card } from './engine/confirm';
import { prepareIntent } from './engine/intent';
import { openLedger, type Ledger } from './engine/ledger';
import type { PaymentContext, Order } from './order';
import { recoverPayment, type PaymentRecord, type RecoveryStatus } from './engine/recoverPayment';
import { cardProvider } from './card/stripe';

const UNDECIDED_POLL_MS = 3000;
const ELSEWHERE_POLL_MS = 1000;
const intentAnswer = v.object({ clientSecret: v.pipe(v.string(), v.startsWith('pi_')) });

const intentsFor = (payer: string | undefined) => async (price: number) =>
  (await paymentApiAs(payer).post('/create-payment-intent', { price }, intentAnswer)).clientSecret;
const recordPayment = (note: PaymentRecord) => apiAs(note.email).post('/payments', note, insertedAck);

const intentKey = (wishId: string) => [...keys.payments, 'intent', wishId];
export const payKey = (wishId: string) => [...keys.payments, 'pay', wishId];

/** The ledger of a person, opened once a visit. */
export const ledgerOf = (uid: string) =>
  queryOptions({
    queryKey: [...keys.payments, 'ledger', uid],
    queryFn: () =>
      openLedger(uid).catch((cause: unknown) => {
        throw new CallError('rule', { message: messages.notKept, cause });
      }),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    networkMode: 'always',
  });

const preparing =
  (order: Order, ledger: Ledger) =>
  ({ client }: { client: QueryClient }) =>
    prepareIntent(order, ledger, {
      createIntent: intentsFor(currentUserEmail()),
      loadStripe: () => client.query(cardProvider),
    });

/** An intent charges nothing by itself, so a failed call for one may be repeated freely. */
export const preparedIntent = (order: Order, ledger: Ledger) =>
  queryOptions({
    queryKey: [...intentKey(order.id), order.price],
    queryFn: preparing(order, ledger),
    staleTime: Infinity,
    gcTime: 0,
  });

const recovering =
  (wishId: string, ledger: Ledger, context: PaymentContext) =>
  async ({ client }: { client: QueryClient }): Promise<RecoveryStatus> => {
    const loadStripe = () => client.query(cardProvider);
    const work = () => recoverPayment(wishId, { ledger, context, loadStripe, recordPayment });
    const status = await withLockIfFree<RecoveryStatus>([itemLockName(wishId)], work, () => 'elsewhere');
    if (status === 'open') {
      // The form that waits for it can be paid with at once, unless its intent is gone or of another price.
      const price = ledger.find(wishId)?.price;
      void client.resetQueries({ queryKey: intentKey(wishId), predicate: ({ queryKey }) => queryKey.at(-1) !== price });
    }
    return status;
  };

/**
 * The end of a payment that was begun. A query although it writes: it goes on by itself until the end is reached, at every
 * start and when the network returns, and finds out what is done before it does anything.
 */
export const paymentRecovery = (wishId: string, ledger: Ledger, context: PaymentContext) =>
  queryOptions({
    queryKey: [...keys.payments, 'settled', wishId],
    queryFn: recovering(wishId, ledger, context),
    // What it has said of a card that was sent before says nothing of the next one.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: 'always',
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => nextTry(state),
  });

function nextTry({ status, error, errorUpdateCount, data }: QueryState<RecoveryStatus>) {
  if (status === 'error') return !isCallError(error, 'refused') && retryDelay(errorUpdateCount, error);
  if (data === 'elsewhere') return ELSEWHERE_POLL_MS;
  return (data === 'processing' || data === 'authenticating' || data === 'unsure') && UNDECIDED_POLL_MS;
}

/** Charges the card. That the marketplace notes it is `settledPayment`'s, wherever the person is by then. */
export const payByCard = (order: Order, ledger: Ledger, context: PaymentContext) =>
  mutationOptions({
    mutationKey: payKey(order.id),
    mutationFn: (card: Card) => {
      const work = () => charge({ order, ledger, context }, card);
      return withLockIfFree<ChargeOutcome>([carLockName(order.carId), itemLockName(order.id)], work, () => {
        throw new CallError('rule', { message: messages.inOtherTab });
      });
    },
  });
