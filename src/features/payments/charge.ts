import type { PaymentIntentResult, Stripe, StripeCardElement } from '@stripe/stripe-js';
import { CallError, isCallError } from '@/shared/api/callError';
import { paymentWords as words } from '@/shared/words/payments';
import { keptContact, ledger } from './ledger';
import { contactOf, type Order } from './order';
import type { Standing } from './standing';

export interface Charging {
  stripe: Stripe;
  card: StripeCardElement;
  order: Order;
  clientSecret: string;
}

export type ChargeOutcome =
  | { kind: 'charged' }
  /** In another tab, or on another device. */
  | { kind: 'paid-before' }
  /** Nothing was charged; Stripe's message is shown as given. */
  | { kind: 'refused'; message: string }
  /** Nobody knows yet. */
  | { kind: 'unsure' };

/**
 * Confirms the card of an order that still stands.
 * @param lookAgain asks Stripe where the payment stands, for when the confirmation brought no clear answer
 * @throws CallError when the order does not stand, or could not be checked; nothing is charged then
 */
export async function charge(charging: Charging, lookAgain: () => Promise<Standing>): Promise<ChargeOutcome> {
  const { order } = charging;
  if (ledger.findPayment(order.id)) return { kind: 'charged' };
  const [item, car] = await Promise.all([
    order.readItem().catch(saying(words.wishGone)),
    order.readCar().catch(saying(words.gone)),
  ]);
  if (item.isPaid) return { kind: 'paid-before' };
  if (car.price !== order.price) throw new CallError('rule', { message: words.repricedTitle });

  const open = ledger.findOpen(order.id);
  const entry = {
    clientSecret: open?.price === order.price ? open.clientSecret : charging.clientSecret,
    price: order.price,
    seller: keptContact(contactOf(car)),
  };
  ledger.write(order.id, { ...entry, state: 'confirming' });
  const { paymentIntent, error } = await confirm(charging, entry.clientSecret);

  const known = paymentIntent ?? (error.code === 'payment_intent_unexpected_state' ? error.payment_intent : undefined);
  if (known?.status === 'succeeded') {
    ledger.succeed(order.id, { transactionId: known.id, price: order.price });
    return { kind: 'charged' };
  }
  if (known || error?.type === 'api_connection_error' || error?.type === 'api_error') return settleUnclear(lookAgain);
  ledger.write(order.id, { ...entry, state: 'asked' });
  return { kind: 'refused', message: error?.message ?? words.refusedWithoutWords };
}

async function confirm({ stripe, card, order }: Charging, clientSecret: string): Promise<PaymentIntentResult> {
  const { name, email } = order.payer;
  const billing_details = { ...(name.trim() && { name }), email };
  try {
    return await stripe.confirmCardPayment(clientSecret, { payment_method: { card, billing_details } });
  } catch {
    return { error: { type: 'api_connection_error' } };
  }
}

async function settleUnclear(lookAgain: () => Promise<Standing>): Promise<ChargeOutcome> {
  try {
    const { stage } = await lookAgain();
    if (stage === 'processing') return { kind: 'unsure' };
    return stage === 'charged' ? { kind: 'charged' } : { kind: 'refused', message: words.noConnection };
  } catch {
    return { kind: 'unsure' };
  }
}

function saying(message: string) {
  return (error: unknown): never => {
    throw isCallError(error, 'not-found') ? new CallError('rule', { message, cause: error }) : error;
  };
}
