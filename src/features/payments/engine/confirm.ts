import type { PaymentIntentResult, Stripe, StripeCardElement } from '@stripe/stripe-js';
import { withLock, confirmLockName, itemLockName, withSharedLock } from '@/shared/browser/locks';
import { preparedEntry, chargedEntry, isPayment, type SentEntry } from './entry';
import type { Ledger } from './ledger';
import type { PaymentContext } from '../order';
import { isRefusal, refusalOf } from './refusal';

export interface Card {
  stripe: Stripe;
  card: StripeCardElement;
}

/** Sends the card; Stripe shows the bank's question by itself. Never rejects, and may take as long as the bank does. */
export function confirm(
  { stripe, card }: Card,
  { name, email }: PaymentContext['payer'],
  { wishId, clientSecret }: SentEntry,
): Promise<PaymentIntentResult> {
  const billing_details = { ...(name.trim() && { name }), email };
  const send = () => stripe.confirmCardPayment(clientSecret, { payment_method: { card, billing_details } });
  return withSharedLock(confirmLockName(wishId), send).catch(() => ({ error: { type: 'api_connection_error' } }));
}

/** Writes down what Stripe has answered. */
export async function applyResult({ paymentIntent, error }: PaymentIntentResult, sent: SentEntry, ledger: Ledger) {
  if (paymentIntent?.status === 'succeeded') {
    await ledger.keep(chargedEntry(sent));
    return { kind: 'charged' } as const;
  }
  if (!error || !isRefusal(error)) return { kind: 'unsure' } as const;
  await ledger.keep(preparedEntry(sent, sent.clientSecret));
  return refusalOf(error);
}

/**
 * The same of an answer that nobody waited for any more. A charge counts whenever it comes; a refusal alone as long as this
 * is the last that was sent, since it says nothing of the next try. Never rejects: `settle` finds out what is missed here.
 */
export async function applyLateResult(late: PaymentIntentResult, sent: SentEntry, ledger: Ledger) {
  const takeNow = async () => {
    await ledger.refresh();
    const entry = ledger.find(sent.wishId);
    if (entry?.intentId !== sent.intentId || isPayment(entry)) return;
    const isLast = entry.step === 'confirming' && entry.sentAt === sent.sentAt;
    if (isLast || late.paymentIntent?.status === 'succeeded') await applyResult(late, sent, ledger);
  };
  await withLock(itemLockName(sent.wishId), takeNow).catch(() => undefined);
}
