import type { PaymentIntentResult, Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js';
import { CallError, isCallError } from '@/shared/api/callError';
import { paymentWords as words } from '@/shared/words/payments';
import { chargedEntry, isPayment, isUnsettled } from './entry';
import type { Ledger } from './ledger';
import type { Marketplace, Order } from './order';
import { otherPayment } from './otherPayment';

export interface Card {
  stripe: Stripe;
  card: StripeCardElement;
}

export type ChargeOutcome =
  | { kind: 'charged' }
  /** In another tab, or on another device. */
  | { kind: 'paid-before' }
  /** Nothing was charged; Stripe's message is shown as given, and below it what to do. */
  | { kind: 'refused'; message: string; hint: string }
  /** Nobody knows yet. */
  | { kind: 'unsure' };

interface Charging {
  order: Order;
  ledger: Ledger;
  market: Marketplace;
}

/**
 * Confirms the card of an order that still stands. Runs in one tab at a time, under the item's lock.
 * @throws CallError when the order does not stand, or could not be checked or kept; nothing is charged then
 */
export async function charge(charging: Charging, { stripe, card }: Card): Promise<ChargeOutcome> {
  const { ledger, market } = charging;
  const entry = await entryToPay(charging);
  if (entry === 'charged') return { kind: 'charged' };
  if (entry === 'confirming') return { kind: 'unsure' };
  if (await isPaidBefore(charging)) return { kind: 'paid-before' };
  if (!market.isPayerHere()) throw new CallError('refused');

  await ledger.write({ ...entry, step: 'confirming' }).catch((cause: unknown) => {
    throw new CallError('rule', { message: words.notKept, cause });
  });
  const { paymentIntent, error } = await confirm({ stripe, card }, market.payer, entry.clientSecret);

  if (paymentIntent?.status === 'succeeded') {
    await ledger.keep(chargedEntry(entry));
    return { kind: 'charged' };
  }
  if (!error || !isRefusal(error)) return { kind: 'unsure' };
  await ledger.keep(entry);
  return refusal(error);
}

/** What the ledger says at this moment, other tabs included. */
async function entryToPay({ order, ledger }: Charging) {
  await ledger.refresh();
  const entry = ledger.find(order.id);
  if (isPayment(entry)) return 'charged';
  if (entry?.step === 'confirming') return 'confirming';
  const other = otherPayment(ledger, order);
  if (other) throw new CallError('rule', { message: isUnsettled(other) ? words.otherOpen : words.bought });
  if (entry?.price !== order.price) throw new CallError('rule', { message: words.notPrepared });
  return entry;
}

/** Reads the item, the car and the other entries of this car once more. */
async function isPaidBefore({ order, market }: Charging) {
  const [item, car, entries] = await Promise.all([
    market.readItem(order.id).catch(saying(words.wishGone)),
    market.readCar(order.carId).catch(saying(words.gone)),
    market.readEntriesOf(order.carId),
  ]);
  if (item.email?.toLowerCase() !== market.payer.email.toLowerCase()) {
    throw new CallError('rule', { message: words.wishForeign });
  }
  if (!item.isPaid && entries.some(({ isPaid }) => isPaid)) {
    throw new CallError('rule', { message: words.bought });
  }
  if (!item.isPaid && (car.price !== order.price || item.price !== order.price)) {
    throw new CallError('rule', { message: words.repricedTitle });
  }
  return item.isPaid;
}

async function confirm(
  { stripe, card }: Card,
  { name, email }: Marketplace['payer'],
  clientSecret: string,
): Promise<PaymentIntentResult> {
  const billing_details = { ...(name.trim() && { name }), email };
  try {
    return await stripe.confirmCardPayment(clientSecret, { payment_method: { card, billing_details } });
  } catch {
    return { error: { type: 'api_connection_error' } };
  }
}

/** Any other error leaves open what became of the card: no answer came, or the intent was charged before. */
function isRefusal({ type, code }: StripeError) {
  return type !== 'api_connection_error' && type !== 'api_error' && code !== 'payment_intent_unexpected_state';
}

/** Each refusal has its own next step; Stripe's error codes are listed at docs.stripe.com/error-codes. */
function refusal(error: StripeError): ChargeOutcome {
  const message = error.message ?? words.refusedWithoutWords;
  return { kind: 'refused', message, hint: nextStep(error) };
}

function nextStep({ type, code }: StripeError) {
  if (code === 'payment_intent_authentication_failure') return words.nextAuthentication;
  if (code === 'processing_error') return words.nextProcessing;
  if (type === 'validation_error' || code === 'expired_card' || code?.startsWith('incorrect_'))
    return words.nextDetails;
  return type === 'card_error' ? words.nextDeclined : words.nextFault;
}

function saying(message: string) {
  return (error: unknown): never => {
    throw isCallError(error, 'not-found') ? new CallError('rule', { message, cause: error }) : error;
  };
}
