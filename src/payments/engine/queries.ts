import { mutationOptions, queryOptions, type QueryClient, type QueryState } from '@tanstack/react-query';
import { CallError, isCallError } from '@/api/callError';
import { retryDelay } from '@/api/queryClient';
import { withLock, withLockIfFree } from '@/lib/browser/locks';
import { keys } from '@/lib/config/queryKeys';
import { chargeTexts as texts } from '@/payments/chargeTexts';
import { BANK_POLL_MS, ELSEWHERE_POLL_MS, FREQUENT_LOOKUPS, UNDECIDED_POLL_MS } from '@/payments/limits';
import type { Order, Payer } from '@/payments/payer';
import { itemLockName } from '@/wishlist/itemLockName';
import { charge, type Card, type Refusal } from './charge';
import { prepareIntent } from './prepareIntent';
import { recoverPayment, type RecoveryStatus } from './recoverPayment';

// Stryker disable StringLiteral: nothing but the devtools shows these words.
const intentKey = (wishId: string) => [...keys.payments, 'intent', wishId];
export const payKey = (wishId: string) => [...keys.payments, 'pay', wishId];
const recoveryKey = (wishId: string) => [...keys.payments, 'recovery', wishId];
// Stryker restore StringLiteral

const prepareQueryFn =
  (order: Order, payer: Payer) =>
  async ({ client }: { client: QueryClient }) => {
    await prepareIntent(order, payer, client);
    return null;
  };

/** A request for an intent that fails may have stopped the host: it is repeated once by itself, only if there was no response. */
export const preparedIntent = (order: Order, payer: Payer) =>
  queryOptions({
    queryKey: [...intentKey(order.id), order.price],
    queryFn: prepareQueryFn(order, payer),
    staleTime: Infinity,
    gcTime: 0,
    retry: (failures, error) => failures === 0 && isCallError(error, 'no-response'),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** The lock that is held while a car is charged: of several wishlist items for the same car, only one may be charged. */
const carLockName = (carId: string) => `car-${carId}`;

/** Charges the card. `paymentRecovery` records the payment at the marketplace, whatever page is open by then. */
export const payByCard = (order: Order, payer: Payer) =>
  mutationOptions({
    mutationKey: payKey(order.id),
    mutationFn: (card: Card, { client }) =>
      withLockIfFree<Refusal | undefined>(
        [carLockName(order.carId)],
        // Waits: recovery, in any tab, holds it while it asks Stripe.
        () => withLock(itemLockName(order.id), () => charge(order, payer, client, card)),
        () => {
          throw new CallError('rule', { message: texts.inOtherTab });
        },
      ),
    meta: { failed: () => texts.cardNotSent },
  });

const recoverQueryFn =
  (wishId: string, payer: Payer) =>
  async ({ client }: { client: QueryClient }) => {
    const recover = () => recoverPayment(wishId, payer, client);
    const status = await withLockIfFree<RecoveryStatus>([itemLockName(wishId)], recover, () => 'elsewhere');
    // The intent may be gone, or have another price by now.
    if (status === 'uncharged') void client.resetQueries({ queryKey: intentKey(wishId) });
    return status;
  };

/**
 * Brings a payment that was begun to its end. A query although it writes, because it repeats by itself until the end is
 * reached, also after a reload and when the network returns. It finds out what is already done before it writes.
 */
export const paymentRecovery = (wishId: string, payer: Payer) =>
  queryOptions({
    queryKey: recoveryKey(wishId),
    queryFn: recoverQueryFn(wishId, payer),
    // The result for an earlier card says nothing about the next one.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => recoveryInterval(state),
  });

function recoveryInterval({ status, error, errorUpdateCount, data, dataUpdateCount }: QueryState<RecoveryStatus>) {
  if (status === 'error') return !isCallError(error, 'refused') && retryDelay(errorUpdateCount, error);
  if (data === 'elsewhere') return ELSEWHERE_POLL_MS;
  if (data === 'processing' || data === 'unsure') return UNDECIDED_POLL_MS;
  return (
    (data === 'requires_action' || data === 'unknown') &&
    (dataUpdateCount < FREQUENT_LOOKUPS ? UNDECIDED_POLL_MS : BANK_POLL_MS)
  );
}
