import type { Stripe } from '@stripe/stripe-js';
import { withLock } from '@/shared/browser/locks';
import { CallError } from '@/shared/api/callError';
import { CALL_TIMEOUT_MS } from '@/shared/config/limits';
import { withTimeout } from '@/shared/browser/withTimeout';
import { paymentMessages as messages } from '@/shared/messages/payments';
import { preparedEntry, chargedEntry, type OpenEntry } from './entry';
import type { Ledger } from './ledger';
import type { Order } from '../order';

/**
 * What became of an intent: `open` has not charged the card, nor has `authenticating`, which waits for the cardholder's
 * answer to the bank; `useless` never will.
 */
export type IntentStatus = 'charged' | 'processing' | 'authenticating' | 'open' | 'useless';

export interface IntentProvider {
  loadStripe: () => Promise<Stripe>;
  /** Asks the payments host for a new intent. @returns its client secret */
  createIntent: (price: number) => Promise<string>;
}

/**
 * Sees to it that the ledger holds an intent of this item and price that can be paid with. All tabs of a browser share
 * it, over reloads too, and Stripe charges one intent once.
 */
export function prepareIntent(order: Order, ledger: Ledger, { loadStripe, createIntent }: IntentProvider) {
  return withLock(`intent-${order.id}`, async () => {
    await ledger.refresh();
    const known = ledger.find(order.id);
    if (known && known.step !== 'prepared') return true;
    if (known) {
      const standing = await retrieveStatus(known, await loadStripe());
      if (standing === 'charged') await ledger.replace(known, chargedEntry(known));
      if (standing === 'processing') await ledger.replace(known, { ...known, step: 'confirming' });
      const isPayable = standing === 'open' || standing === 'authenticating';
      if (standing !== 'useless' && (!isPayable || known.price === order.price)) return true;
    }
    const clientSecret = await createIntent(order.price);
    // In another tab a card may have been sent meanwhile, with the intent that was known.
    await ledger.replace(
      known,
      preparedEntry({ wishId: order.id, carId: order.carId, price: order.price }, clientSecret),
    );
    return true;
  });
}

/**
 * Asks Stripe, by the client secret (`retrievePaymentIntent`).
 * @throws CallError 'rule' when it cannot be reached or cannot say
 */
export async function retrieveStatus({ clientSecret }: OpenEntry, stripe: Stripe): Promise<IntentStatus> {
  const answer = await withTimeout(stripe.retrievePaymentIntent(clientSecret), CALL_TIMEOUT_MS);
  if (!answer) throw new CallError('rule', { message: messages.stripeSilent });
  const { paymentIntent, error } = answer;
  if (error) {
    // Stripe knows no such intent: it belongs to another account, or the test data was cleared.
    if (error.code === 'resource_missing') return 'useless';
    const message =
      error.type === 'api_connection_error' ? messages.stripeSilent : (error.message ?? messages.stripeFault);
    throw new CallError('rule', { message });
  }
  switch (paymentIntent.status) {
    case 'succeeded':
      return 'charged';
    case 'processing':
      return 'processing';
    case 'canceled':
      return 'useless';
    case 'requires_action':
      return 'authenticating';
    case 'requires_capture':
    case 'requires_confirmation':
    case 'requires_payment_method':
      return 'open';
  }
}
