import type { QueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { generatePath } from 'react-router-dom';
import { insertedIdAck } from '@/api/acks';
import { CallError, isCallError, isOutcomeUnknown } from '@/api/callError';
import { requireObjectId } from '@/api/path';
import { withLockIfFree } from '@/lib/browser/locks';
import { WRITE_GRACE_MS } from '@/lib/config/limits';
import { paths } from '@/lib/config/paths';
import { keys } from '@/lib/config/queryKeys';
import { amountOf } from '@/lib/text/format';
import { chargeTexts as texts } from '@/payments/chargeTexts';
import { CARD_GRACE_MS } from '@/payments/limits';
import { isPayerHere, type Payer } from '@/payments/payer';
import { cardProvider } from '@/payments/stripe/stripe';
import { apiAs } from '@/session/apiAs';
import { sessionState } from '@/session/state/sessionState';
import { readItemNow } from '@/wishlist/queries';
import { isPayment, responseLockName, succeededEntry, unpaidEntry, type Payment, type SentEntry } from './entry';
import { openLedger, type Ledger } from './ledger';
import { isChargedOrPending, retrieveIntent } from './prepareIntent';

/**
 * `processing` and `requires_action` are Stripe's words: the bank has not decided, or waits for the buyer; either can end in a charge at any
 * time. `unknown`: Stripe does not know the intent. `unsure`: Stripe knows of no card, but the one that was sent may still reach it.
 * `uncharged`: it no longer can, and the card form may go on. `elsewhere`: another tab holds the item's lock.
 */
export type RecoveryStatus =
  | 'processing'
  | 'requires_action'
  | 'unknown'
  | 'unsure'
  | 'uncharged'
  | 'recorded'
  | 'elsewhere';

/**
 * Brings a payment that was begun to its end: asks Stripe whether the card was charged, and records the payment at the
 * marketplace unless it is recorded. Never charges the card, so it may run any number of times, at any step. Runs under
 * the item's lock.
 * @throws CallError when the charge could not be checked or recorded this time
 */
export async function recoverPayment(wishId: string, payer: Payer, client: QueryClient): Promise<RecoveryStatus> {
  const ledger = openLedger(client, payer.uid);
  const entry = await ledger.restore(wishId);
  if (!entry || entry.step === 'requires_payment_method') return 'uncharged';
  const payment = isPayment(entry) ? entry : await checkCharge(entry, ledger, client);
  if (typeof payment === 'string') return payment;
  if (payment.step !== 'recorded') {
    await record(payment, payer, ledger);
    if (isPayerHere(payer)) announce(wishId, client);
  }
  return 'recorded';
}

/** Asks Stripe whether a card that was sent has been charged, and stores the result in the ledger. */
async function checkCharge(entry: SentEntry, ledger: Ledger, client: QueryClient): Promise<Payment | RecoveryStatus> {
  const intent = await retrieveIntent(entry, await client.query(cardProvider));
  if (!intent) return 'unknown';
  if (intent.status === 'succeeded') {
    const payment = succeededEntry(entry, intent);
    await ledger.keep(payment);
    return payment;
  }
  if (intent.status === 'requires_action') return 'requires_action';
  if (isChargedOrPending(intent)) return 'processing';
  if (intent.status !== 'canceled') {
    if (await isResponseAwaited(entry)) return 'unsure';
    const { leftAt = Date.now() } = entry;
    if (remainingGraceMs(leftAt, CARD_GRACE_MS) > 0) {
      await ledger.keep({ ...entry, leftAt });
      return 'unsure';
    }
  }
  await ledger.keep(unpaidEntry(entry, entry.clientSecret));
  return 'uncharged';
}

/** Whether a page, in any tab, still waits for the response to a card: its request can reach Stripe at any time. */
const isResponseAwaited = (sent: SentEntry) =>
  withLockIfFree(
    [responseLockName(sent)],
    () => Promise.resolve(false),
    () => true,
  );

async function record({ sentAt, ...payment }: Payment, payer: Payer, ledger: Ledger) {
  const { wishId, amount, currency, intentId } = payment;
  // Nothing is read or recorded before Firebase has confirmed the user.
  await sessionState.confirmed();
  if (!(await isRecorded(wishId, sentAt))) {
    // What Stripe has charged, also if that is not what was agreed.
    const price = amountOf(amount, currency);
    const body = { price, transactionId: intentId, email: payer.email, wishListId: requireObjectId(wishId) };
    const now = Date.now();
    // Known from here on, also if the clock is set while the call is under way.
    firstReadOf(now);
    await ledger.keep({ ...payment, sentAt: now });
    try {
      await apiAs(payer.email).post('/payments', body, insertedIdAck);
    } catch (error) {
      if (!isOutcomeUnknown(error)) await ledger.keep(payment);
      // Stryker disable next-line ArrowFunction: `undefined` and `false` both throw.
      if (!isOutcomeUnknown(error) || !(await isPaid(wishId).catch(() => false))) throw error;
    }
  }
  await ledger.keep({ ...payment, step: 'recorded' });
}

/**
 * Whether the wishlist item is marked as paid.
 * @param sentAt when a record was sent that got no response
 * @throws CallError 'rule' while that record may still arrive, since it must not be sent twice; and when the item is gone, which
 * leaves no way to find out whether it arrived
 */
async function isRecorded(wishId: string, sentAt: number | undefined) {
  try {
    if (await isPaid(wishId)) return true;
  } catch (error) {
    if (!isCallError(error, 'not-found')) throw error;
    if (sentAt !== undefined) throw new CallError('rule', { message: texts.recordUnknown });
  }
  const retryAfterMs = sentAt && remainingGraceMs(sentAt, WRITE_GRACE_MS);
  if (retryAfterMs) throw new CallError('rule', { message: texts.recordPending, retryAfterMs });
  return false;
}

/** Always a new request. */
const isPaid = async (wishId: string) => (await readItemNow(wishId)).isPaid;

/** The wish is shown as paid, also on pages other than the payment's own, which shows a receipt. */
function announce(wishId: string, client: QueryClient) {
  void client.invalidateQueries({ queryKey: keys.wishlist });
  const isOnPaymentPage = window.location.pathname === generatePath(paths.payment, { id: wishId });
  if (!isOnPaymentPage) toast.success(texts.finishedLater);
}

/** What this page read from the clock when it first knew of a request, by `leftAt`. `at` is the time of `performance.now()`. */
const firstReads = new Map<number, { passedMs: number; at: number }>();

function firstReadOf(leftAt: number) {
  const read = firstReads.get(leftAt) ?? { passedMs: Math.max(Date.now() - leftAt, 0), at: performance.now() };
  firstReads.set(leftAt, read);
  return read;
}

/**
 * How many milliseconds a request that was left without a response at `leftAt` may still take to arrive. The page reads the clock once for
 * each `leftAt` and then measures the time by itself, so that a clock that is set changes nothing. If `leftAt` is in the future, the wait
 * begins now.
 * @param graceMs how long any request may take
 */
export function remainingGraceMs(leftAt: number, graceMs: number) {
  const { passedMs, at } = firstReadOf(leftAt);
  return Math.max(graceMs - passedMs - (performance.now() - at), 0);
}
