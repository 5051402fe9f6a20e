import type { Stripe } from '@stripe/stripe-js';
import { CallError, isCallError, isOutcomeUnknown } from '@/api/callError';
import { requireObjectId } from '@/api/path';
import { RECORD_GRACE_MS } from '@/lib/config/limits';
import { chargeTexts as texts } from './texts';
import { isPayment, type Payment } from './entry';
import { checkCharge, type PendingStatus } from './checkCharge';
import type { Ledger } from './ledger';
import { remainingGraceMs } from './remainingGrace';
import type { PaymentContext } from '@/payments/usePaymentContext';

/** The body of `POST /payments`. */
export interface PaymentRecord {
  price: number;
  transactionId: string;
  email: string;
  wishListId: string;
}

/** `elsewhere`: another tab holds the item's lock. `uncharged`: the card form may go on. */
export type RecoveryStatus = 'elsewhere' | PendingStatus | 'uncharged' | 'recorded';

interface Recovery {
  ledger: Ledger;
  context: PaymentContext;
  loadStripe: () => Promise<Stripe>;
  recordPayment: (body: PaymentRecord) => Promise<unknown>;
}

/**
 * Brings a payment that was begun to its end: checks with Stripe whether the card was charged, and records the payment at
 * the marketplace unless it is recorded. Never charges the card, so it may run any number of times, at any step. Runs under
 * the item's lock.
 * @throws CallError when the charge could not be checked or recorded this time
 */
export async function recoverPayment(wishId: string, recovery: Recovery): Promise<RecoveryStatus> {
  const { ledger, context } = recovery;
  await ledger.refresh();
  const entry = ledger.find(wishId);
  if (!entry || entry.step === 'prepared') return 'uncharged';
  const payment = isPayment(entry) ? entry : await checkCharge(entry, ledger, await recovery.loadStripe());
  if (typeof payment === 'string') return payment;
  if (payment.step === 'recorded') return 'recorded';
  await record(payment, recovery);
  context.onPaid(wishId);
  return 'recorded';
}

async function record(payment: Payment, recovery: Recovery) {
  const { ledger, context, recordPayment } = recovery;
  const { wishId, price, intentId } = payment;

  if (!(await isRecorded(payment, recovery))) {
    if (!context.isPayerHere()) throw new CallError('refused');
    await ledger.keep({ ...payment, step: 'recording', sentAt: Date.now() });
    try {
      await recordPayment({
        price,
        transactionId: intentId,
        email: context.payer.email,
        wishListId: requireObjectId(wishId),
      });
    } catch (error) {
      if (!isOutcomeUnknown(error)) await ledger.keep({ ...payment, step: 'charged' });
      if (
        !isOutcomeUnknown(error) ||
        !(await context.readItem(wishId).then(
          ({ isPaid }) => isPaid,
          () => false,
        ))
      )
        throw error;
    }
  }
  await ledger.keep({ ...payment, step: 'recorded' });
}

/**
 * Whether the wishlist item is marked as paid.
 * @throws CallError 'rule' while a record that got no response may still arrive, since it must not be sent twice; and when
 * the item is gone, which leaves no way to find out whether that record arrived
 */
async function isRecorded(payment: Payment, { context }: Recovery) {
  const wasSent = payment.step === 'recording';
  try {
    if ((await context.readItem(payment.wishId)).isPaid) return true;
  } catch (error) {
    if (!isCallError(error, 'not-found')) throw error;
    if (wasSent) throw new CallError('rule', { message: texts.recordUnknown });
  }
  const remainingMs = wasSent ? remainingGraceMs(payment.sentAt, RECORD_GRACE_MS) : 0;
  if (remainingMs > 0) throw new CallError('rule', { message: texts.recordPending, retryAfterMs: remainingMs });
  return false;
}
