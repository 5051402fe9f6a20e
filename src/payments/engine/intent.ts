import type { PaymentIntent, Stripe } from '@stripe/stripe-js';
import { areLocksGranted, withLock } from '@/lib/browser/locks';
import { CallError } from '@/api/callError';
import { CALL_TIMEOUT_MS } from '@/lib/config/limits';
import { withTimeout } from '@/lib/browser/withTimeout';
import { chargeTexts as texts } from './texts';
import { centsOf, priceProblemOf } from '@/cars/payable';
import { preparedEntry, chargedEntry, type OpenEntry } from './entry';
import type { Ledger } from './ledger';
import type { Order } from '@/payments/order';

export interface IntentProvider {
  loadStripe: () => Promise<Stripe>;
  /** Creates an intent at the payments host. @returns its client secret */
  createIntent: (price: number) => Promise<string>;
}

/**
 * Makes sure that the ledger holds a payable intent for this item and price. All tabs of a browser share the intent, also
 * after a reload, because Stripe charges an intent at most once.
 * @throws CallError 'rule' when the intent is not for exactly this price, or Stripe cannot be asked
 */
export function prepareIntent(order: Order, ledger: Ledger, { loadStripe, createIntent }: IntentProvider) {
  return withLock(`intent-${order.id}`, async () => {
    await expectLocks();
    await ledger.refresh();
    const known = ledger.find(order.id);
    if (known && known.step !== 'prepared') return true;
    const stripe = await loadStripe();
    if (known) {
      const intent = await retrieveIntent(known, stripe);
      if (intent?.status === 'succeeded') await ledger.replace(known, chargedEntry(known, intent));
      if (intent?.status === 'processing') await ledger.replace(known, { ...known, step: 'confirming' });
      const isPayable = intent?.status.startsWith('requires_');
      const isOrdered = known.price === order.price && isOf(order.price, intent);
      if (isPayable ? isOrdered : intent && intent.status !== 'canceled') return true;
    }
    const { id: wishId, carId, price } = order;
    // The payments host fails for such a price, and may stop.
    if (priceProblemOf(price)) throw new CallError('rule', { message: texts.unpayable });
    const created = preparedEntry({ wishId, carId, price }, await createIntent(price));
    // Stored before it is checked, so that the next try asks for no further intent. `replace`, because another tab may
    // meanwhile have sent a card with the known intent.
    await ledger.replace(known, created);
    expectPrice(price, await retrieveIntent(created, stripe));
    return true;
  });
}

/** @throws CallError 'rule' unless a card that is sent with this intent is charged exactly this price */
export function expectPrice(price: number, intent: PaymentIntent | undefined) {
  if (!intent) throw new CallError('rule', { message: texts.notPrepared });
  if (!isOf(price, intent)) throw new CallError('rule', { message: texts.otherAmount });
}

function isOf(price: number, intent: PaymentIntent | undefined) {
  return intent?.amount === centsOf(price) && intent.currency === 'usd';
}

/**
 * Without locks, two tabs could charge for one car at the same moment.
 * @throws CallError 'rule' where the browser refuses them
 */
export async function expectLocks() {
  if (!(await areLocksGranted())) throw new CallError('rule', { message: texts.locksRefused });
}

/**
 * Retrieves the entry's intent from Stripe, by its client secret.
 * @returns undefined if Stripe does not know it
 * @throws CallError 'rule' when Stripe cannot be reached or responds with an error
 */
export async function retrieveIntent({ clientSecret }: OpenEntry, stripe: Stripe) {
  const response = await withTimeout(stripe.retrievePaymentIntent(clientSecret), CALL_TIMEOUT_MS);
  if (!response) throw new CallError('rule', { message: texts.stripeSilent });
  const { paymentIntent, error } = response;
  if (error) {
    // It belongs to another account, or the test data was deleted.
    if (error.code === 'resource_missing') return undefined;
    const message = error.type === 'api_connection_error' ? texts.stripeSilent : (error.message ?? texts.stripeFault);
    throw new CallError('rule', { message });
  }
  return paymentIntent;
}
