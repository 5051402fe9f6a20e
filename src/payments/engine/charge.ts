import type { PaymentIntentResult, Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js';
import type { QueryClient } from '@tanstack/react-query';
import { CallError, isCallError } from '@/api/callError';
import { copyDifference } from '@/cars/carCopy';
import { carById, readCarNow } from '@/cars/queries';
import { keepStorage } from '@/lib/browser/keepStorage';
import { withLock } from '@/lib/browser/locks';
import { withTimeout } from '@/lib/browser/withTimeout';
import { keys } from '@/lib/config/queryKeys';
import { isSameEmail } from '@/lib/text/isSameEmail';
import { sanitizeSentence } from '@/lib/text/sanitizeText';
import { chargeTexts as texts } from '@/payments/chargeTexts';
import { CONFIRM_TIMEOUT_MS } from '@/payments/limits';
import { isPayerHere, type Order, type Payer } from '@/payments/payer';
import { sessionState } from '@/session/state/sessionState';
import { readItemNow, readWishlistNow } from '@/wishlist/queries';
import {
  entryOf,
  isPayment,
  responseLockName,
  succeededEntry,
  unpaidEntry,
  type Entry,
  type OpenEntry,
  type SentEntry,
} from './entry';
import { openLedger, type Ledger } from './ledger';
import { isChargedOrPending, expectNoOtherPayment, expectPrice, retrieveIntent } from './prepareIntent';

export interface Card {
  stripe: Stripe;
  card: StripeCardElement;
}

/**
 * Charges the card after checking once more that the order may be paid. Runs in one tab at a time, under the locks of car and item. If the
 * bank has not answered to an earlier card, this one is sent with the same intent, which Stripe charges at most once.
 * @returns the refusal, if the card was refused; everything else is in the ledger or on the marketplace
 * @throws CallError when the order may not be paid, or could not be checked or stored; then nothing is charged
 */
export async function charge(
  order: Order,
  payer: Payer,
  client: QueryClient,
  { stripe, card }: Card,
): Promise<Refusal | undefined> {
  const pressedAt = new Date().toISOString();
  const ledger = openLedger(client, payer.uid);
  const entries = await ledger.readToPay(order);
  const entry = entryToPay(order, entries);
  if (!entry) return undefined;
  await expectNoOtherPayment(order, entries, ledger, stripe);
  const listed = await checkOrder(order, payer, client);
  const intent = await retrieveIntent(entry, stripe);
  if (entry.step === 'confirming' && intent?.status !== 'requires_action') return undefined;
  expectPrice(order.price, intent);
  // Stryker disable next-line StringLiteral: the one who signed out sees no error.
  if (!isPayerHere(payer)) throw new CallError('refused');

  void keepStorage();
  const unpaid = unpaidEntry(entry, entry.clientSecret);
  const sent: SentEntry = { ...unpaid, title: listed.title, step: 'confirming', pressedAt };
  await ledger.write(sent);
  const response = confirm({ stripe, card }, payer, sent);
  void withLock(responseLockName(sent), () => response);
  const result = await awaitResponse(response, sent, stripe);
  return result && applyResult(result, { entry, sent }, ledger);
}

/**
 * @returns undefined if the card was charged already, in this tab or another one
 * @throws CallError 'rule' when no intent is prepared for this price
 */
function entryToPay(order: Order, entries: readonly Entry[]) {
  const entry = entryOf(entries, order.id);
  if (isPayment(entry)) return undefined;
  if (entry?.price !== order.price) throw new CallError('rule', { message: texts.notPrepared });
  return entry;
}

/**
 * Fetches the item, the car and all wishlist items of this car again: always new requests, never shared with another reader. Old data
 * and the use of two devices can leave several items of one car.
 * @returns the car as it is listed
 * @throws CallError 'rule' when the order may no longer be paid; the page then shows why
 */
async function checkOrder({ id, carId, price }: Order, { email }: Payer, client: QueryClient) {
  // Stripe's calls do not pass through our client, which holds writes back until then.
  await sessionState.confirmed();
  try {
    const [item, car, items] = await Promise.all([readItemNow(id), readCarNow(carId), readWishlistNow(email)]);
    const isOwn = isSameEmail(item.email, email) && item.carId === carId;
    const isBought = item.isPaid || items.some((other) => other.carId === carId && other.isPaid);
    const isAsSaved = car.price === price && item.price === price && !copyDifference(item, car);
    if (isOwn && !isBought && isAsSaved) return car;
  } catch (error) {
    if (!isCallError(error, 'not-found')) throw error;
  }
  // A fetch that is still in flight may be older, so it is cancelled.
  void client.invalidateQueries({ queryKey: keys.wishlist });
  void client.invalidateQueries({ queryKey: carById(carId).queryKey });
  throw new CallError('rule', { message: texts.orderChanged });
}

/** Sends the card. Stripe.js shows the 3-D Secure challenge. Never rejects, and may take as long as the bank does. */
async function confirm(
  { stripe, card }: Card,
  { name, email }: Payer,
  { clientSecret }: SentEntry,
): Promise<PaymentIntentResult> {
  const billing_details = { ...(name.trim() && { name }), email };
  try {
    return await stripe.confirmCardPayment(clientSecret, { payment_method: { card, billing_details } });
  } catch {
    // Stryker disable next-line ObjectLiteral: no error at all leaves it as open whether the card was charged.
    return { error: { type: 'api_connection_error' } };
  }
}

/**
 * Waits for Stripe's response to the card, as long as the 3-D Secure challenge may be open.
 * @returns undefined if the response is lost; recovery then asks what became of the card
 */
async function awaitResponse(
  response: Promise<PaymentIntentResult>,
  sent: SentEntry,
  stripe: Stripe,
): Promise<PaymentIntentResult | undefined> {
  const result = await withTimeout(response, CONFIRM_TIMEOUT_MS);
  if (result || !(await canChallengeBeOpen(sent, stripe))) return result;
  return awaitResponse(response, sent, stripe);
}

/** Also true while Stripe cannot be asked. */
async function canChallengeBeOpen(sent: SentEntry, stripe: Stripe) {
  try {
    const intent = await retrieveIntent(sent, stripe);
    return intent?.status === 'requires_action';
  } catch {
    return true;
  }
}

interface SentCard {
  /** The entry before the card was sent. */
  entry: OpenEntry;
  sent: SentEntry;
}

/** Stores Stripe's response. Any other than a charge or a refusal leaves the entry `confirming`, for recovery. */
async function applyResult({ paymentIntent, error }: PaymentIntentResult, { entry, sent }: SentCard, ledger: Ledger) {
  if (paymentIntent?.status === 'succeeded') await ledger.keep(succeededEntry(sent, paymentIntent));
  if (!error || !isCardRefusal(error)) return undefined;
  // Without the intent, as for an incomplete card, this card has reached no bank: an earlier one is as open as before.
  const hasReached = error.payment_intent !== undefined;
  await ledger.keep(hasReached ? unpaidEntry(sent, sent.clientSecret) : entry);
  return refusalOf(error, !hasReached && entry.step === 'confirming');
}

/** The card was refused; nothing is charged. */
export interface Refusal {
  /** Stripe's message. */
  message: string;
  /** What the buyer can do. */
  hint: string;
}

/** Any other error leaves open whether the card was charged: no response came, or the intent was or may still be charged. */
function isCardRefusal({ type, code, payment_intent: intent }: StripeError) {
  return !undecided.some((name) => name === type || name === code) && !isChargedOrPending(intent);
}

/** Types and codes of Stripe's errors after which the card may be charged. A browser may have sent a request twice, and the other one arrived. */
const undecided = [
  'api_connection_error',
  'api_error',
  'idempotency_error',
  'rate_limit_error',
  'lock_timeout',
  'payment_intent_unexpected_state',
  'rate_limit',
];

/** Stripe's error codes are listed at docs.stripe.com/error-codes. */
function refusalOf(error: StripeError, isEarlierCardOpen: boolean): Refusal {
  const hint = isEarlierCardOpen ? texts.nextAgain : nextStep(error);
  return { message: sanitizeSentence(error.message) ?? texts.refusedWithoutWords, hint };
}

function nextStep({ type, code }: StripeError) {
  if (code === 'payment_intent_authentication_failure') return texts.nextAuthentication;
  if (code === 'processing_error') return texts.nextProcessing;
  if (type === 'validation_error' || code === 'expired_card' || code?.startsWith('incorrect_'))
    return texts.nextDetails;
  return type === 'card_error' ? texts.nextDeclined : texts.nextFault;
}
