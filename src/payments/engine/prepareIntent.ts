import type { PaymentIntent, Stripe } from '@stripe/stripe-js';
import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { CallError } from '@/api/callError';
import { centsOf, priceProblemOf } from '@/cars/payablePrice';
import { areLocksGranted, withLock } from '@/lib/browser/locks';
import { withTimeout } from '@/lib/browser/withTimeout';
import { CALL_TIMEOUT_MS } from '@/lib/config/limits';
import { sanitizeSentence } from '@/lib/text/sanitizeText';
import { chargeTexts as texts } from '@/payments/chargeTexts';
import { type Order, type Payer, untilUserChanges } from '@/payments/payer';
import { cardProvider } from '@/payments/stripe/stripe';
import { paymentApiAs } from '@/session/apiAs';
import { entryOf, otherEntriesOf, unpaidEntry, type Entry, type OpenEntry } from './entry';
import { openLedger, type Ledger } from './ledger';

const intentResponse = v.object({ clientSecret: v.pipe(v.string(), v.startsWith('pi_')) });

/**
 * Makes sure that the ledger holds a payable intent for this item and price. All tabs of a browser share the intent, also
 * after a reload, because Stripe charges an intent at most once.
 * @throws CallError 'rule' when the intent is not for exactly this price, Stripe cannot be asked, or an earlier payment of the car is or
 * may still be charged
 */
export function prepareIntent(order: Order, { uid, email }: Payer, client: QueryClient) {
  const { id: wishId, carId, price } = order;
  const ledger = openLedger(client, uid);
  return withLock(`intent-${wishId}`, async () => {
    await expectLocks();
    const entries = await ledger.readToPay(order);
    const known = entryOf(entries, wishId);
    if (known && known.step !== 'requires_payment_method') return;
    const stripe = await client.query(cardProvider);
    const intent = known && (await retrieveIntent(known, stripe));
    if (known && isChargedOrPending(intent)) {
      await ledger.replace(known, { ...known, step: 'confirming' });
      return;
    }
    if (known?.price === price && intent?.status === 'requires_payment_method' && isOf(price, intent)) return;
    await expectNoOtherPayment(order, entries, ledger, stripe);
    // The payments host fails for such a price, and may stop.
    if (priceProblemOf(price)) throw new CallError('rule', { message: texts.unpayable });
    const { clientSecret } = await paymentApiAs(email).post('/create-payment-intent', { price }, intentResponse);
    const created = unpaidEntry({ wishId, carId, price }, clientSecret);
    // Stored before it is checked, so that the next try asks for no further intent. `replace`, because another tab may
    // meanwhile have sent a card with the known intent.
    await ledger.replace(known, created);
    expectPrice(price, await retrieveIntent(created, stripe));
  });
}

/**
 * Whether the intent is charged, or still can be without this page, by the bank or the host: at Stripe's word, never because time has
 * passed. The statuses are listed at docs.stripe.com/payments/paymentintents/lifecycle.
 */
export function isChargedOrPending(intent: PaymentIntent | undefined) {
  return intent !== undefined && intent.status !== 'requires_payment_method' && intent.status !== 'canceled';
}

/**
 * Asks Stripe about the intents of all other items of this car: no car is paid twice.
 * @throws CallError 'rule' when one of them is or may still be charged; its entry is `confirming` by then, for recovery
 */
export async function expectNoOtherPayment(order: Order, entries: readonly Entry[], ledger: Ledger, stripe: Stripe) {
  for (const entry of otherEntriesOf(entries, order)) {
    if (entry.step === 'requires_payment_method') {
      if (!isChargedOrPending(await retrieveIntent(entry, stripe))) continue;
      await ledger.replace(entry, { ...entry, step: 'confirming' });
    }
    throw new CallError('rule', { message: texts.orderChanged });
  }
}

/** @throws CallError 'rule' unless a card that is sent with this intent is charged exactly this price */
export function expectPrice(price: number, intent: PaymentIntent | undefined) {
  if (!intent) throw new CallError('rule', { message: texts.notPrepared });
  if (!isOf(price, intent)) throw new CallError('rule', { message: texts.otherAmount });
}

/** Whether Stripe charges, or has charged, exactly this price. */
export function isOf(price: number, charge: { amount: number; currency: string } | undefined) {
  return charge?.amount === centsOf(price) && charge.currency === 'usd';
}

/**
 * Without locks, two tabs could charge for one car at the same moment.
 * @throws CallError 'rule' where the browser refuses them
 */
async function expectLocks() {
  if (!(await areLocksGranted())) throw new CallError('rule', { message: texts.locksRefused });
}

/**
 * Retrieves the entry's intent from Stripe, by its client secret.
 * @returns undefined if Stripe does not know it
 * @throws CallError 'rule' when Stripe cannot be reached or responds with an error; 'refused' when the user has signed out meanwhile
 */
export async function retrieveIntent({ clientSecret }: OpenEntry, stripe: Stripe) {
  const response = await untilUserChanges(withTimeout(stripe.retrievePaymentIntent(clientSecret), CALL_TIMEOUT_MS));
  if (!response) throw new CallError('rule', { message: texts.stripeSilent });
  const { paymentIntent, error } = response;
  if (!error) return paymentIntent;
  // It belongs to another account, or the test data was deleted.
  if (error.code === 'resource_missing') return undefined;
  const stated = sanitizeSentence(error.message) ?? texts.stripeFault;
  const message = error.type === 'api_connection_error' ? texts.stripeSilent : stated;
  throw new CallError('rule', { message });
}
