import type { PaymentIntentResult, Stripe, StripeCardElement } from '@stripe/stripe-js';
import { withLock, confirmLockName, itemLockName, withSharedLock } from '@/lib/browser/locks';
import { preparedEntry, chargedEntry, isPayment, type SentEntry } from './entry';
import type { Ledger } from './ledger';
import type { PaymentContext } from '@/payments/usePaymentContext';
import { isCardRefusal, refusalOf } from './refusal';

export interface Card {
  stripe: Stripe;
  card: StripeCardElement;
}

/** Sends the card. Stripe.js shows the 3-D Secure challenge. Never rejects, and may take as long as the bank does. */
export function confirm(
  { stripe, card }: Card,
  { name, email }: PaymentContext['payer'],
  { wishId, clientSecret }: SentEntry,
): Promise<PaymentIntentResult> {
  const billing_details = { ...(name.trim() && { name }), email };
  const send = () => stripe.confirmCardPayment(clientSecret, { payment_method: { card, billing_details } });
  return withSharedLock(confirmLockName(wishId), send).catch(() => ({ error: { type: 'api_connection_error' } }));
}

/** Stores the result of Stripe's response in the ledger. */
export async function applyResult({ paymentIntent, error }: PaymentIntentResult, sent: SentEntry, ledger: Ledger) {
  if (paymentIntent?.status === 'succeeded') {
    await ledger.keep(chargedEntry(sent, paymentIntent));
    return { kind: 'charged' } as const;
  }
  if (!error || !isCardRefusal(error)) return { kind: 'unsure' } as const;
  await ledger.keep(preparedEntry(sent, sent.clientSecret));
  return refusalOf(error);
}

/**
 * Stores the result of a response that came after the timeout. A charge always counts. A refusal counts only if no newer
 * attempt has been sent, since it says nothing about that one. Never rejects: recovery finds out what is missed here.
 */
export async function applyLateResult(late: PaymentIntentResult, sent: SentEntry, ledger: Ledger) {
  const apply = async () => {
    await ledger.refresh();
    const entry = ledger.find(sent.wishId);
    if (entry?.intentId !== sent.intentId || isPayment(entry)) return;
    const isLastAttempt = entry.step === 'confirming' && entry.sentAt === sent.sentAt;
    if (isLastAttempt || late.paymentIntent?.status === 'succeeded') await applyResult(late, sent, ledger);
  };
  await withLock(itemLockName(sent.wishId), apply).catch(() => undefined);
}
