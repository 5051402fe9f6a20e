import type { PaymentIntent, Stripe } from '@stripe/stripe-js';
import { areLocksGranted, withLock } from '@/shared/browser/locks';
import { CallError } from '@/shared/api/callError';
import { CALL_TIMEOUT_MS } from '@/shared/config/limits';
import { withTimeout } from '@/shared/browser/withTimeout';
import { chargeMessages as messages } from '@/shared/messages/charges';
import { preparedEntry, chargedEntry, type OpenEntry } from './entry';
import type { Ledger } from './ledger';
import type { Order } from '../order';

/** Stripe's own status, or `missing`: Stripe does not know the intent. While it begins with `requires_`, no card is charged. */
type IntentStatus = PaymentIntent.Status | 'missing';

export interface IntentProvider {
  loadStripe: () => Promise<Stripe>;
  /** Creates an intent at the payments host. @returns its client secret */
  createIntent: (price: number) => Promise<string>;
}

/**
 * Makes sure that the ledger holds a payable intent for this item and price. All tabs of a browser share the intent, also
 * after a reload, because Stripe charges an intent at most once.
 */
export function prepareIntent(order: Order, ledger: Ledger, { loadStripe, createIntent }: IntentProvider) {
  return withLock(`intent-${order.id}`, async () => {
    await expectLocks();
    await ledger.refresh();
    const known = ledger.find(order.id);
    if (known && known.step !== 'prepared') return true;
    if (known) {
      const status = await retrieveStatus(known, await loadStripe());
      if (status === 'succeeded') await ledger.replace(known, chargedEntry(known));
      if (status === 'processing') await ledger.replace(known, { ...known, step: 'confirming' });
      const isPayable = status.startsWith('requires_');
      const isUsable = status !== 'canceled' && status !== 'missing';
      if (isUsable && (!isPayable || known.price === order.price)) return true;
    }
    const clientSecret = await createIntent(order.price);
    // `replace`, because another tab may meanwhile have sent a card with the known intent.
    await ledger.replace(
      known,
      preparedEntry({ wishId: order.id, carId: order.carId, price: order.price }, clientSecret),
    );
    return true;
  });
}

/**
 * Without locks, two tabs could charge for one car at the same moment.
 * @throws CallError 'rule' where the browser refuses them
 */
export async function expectLocks() {
  if (!(await areLocksGranted())) throw new CallError('rule', { message: messages.locksRefused });
}

/**
 * Retrieves the status of the entry's intent from Stripe, by its client secret.
 * @throws CallError 'rule' when Stripe cannot be reached or responds with an error
 */
export async function retrieveStatus({ clientSecret }: OpenEntry, stripe: Stripe): Promise<IntentStatus> {
  const response = await withTimeout(stripe.retrievePaymentIntent(clientSecret), CALL_TIMEOUT_MS);
  if (!response) throw new CallError('rule', { message: messages.stripeSilent });
  const { paymentIntent, error } = response;
  if (error) {
    // Stripe does not know the intent: it belongs to another account, or the test data was deleted.
    if (error.code === 'resource_missing') return 'missing';
    const message =
      error.type === 'api_connection_error' ? messages.stripeSilent : (error.message ?? messages.stripeFault);
    throw new CallError('rule', { message });
  }
  return paymentIntent.status;
}
