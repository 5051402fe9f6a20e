import type { Stripe } from '@stripe/stripe-js';
import { CallError, isCallError, isOutcomeUnknown } from '@/shared/api/callError';
import { RECORD_GRACE_MS } from '@/shared/config/limits';
import { paymentMessages as messages } from '@/shared/messages/payments';
import { isPayment, type Payment } from './entry';
import { checkCharge, type PendingStatus } from './checkCharge';
import type { Ledger } from './ledger';
import { remainingGraceMs } from './remainingGrace';
import type { PaymentContext } from '../order';

/** The body of `POST /payments`. */
export interface PaymentRecord {
  price: number;
  transactionId: string;
  email: string;
  wishListId: string;
}

/** `elsewhere`: another tab is at it. */
export type RecoveryStatus = 'elsewhere' | PendingStatus | 'open' | 'recorded';

interface Recovery {
  ledger: Ledger;
  context: PaymentContext;
  loadStripe: () => Promise<Stripe>;
  recordPayment: (note: PaymentRecord) => Promise<unknown>;
}

/**
 * Brings a payment that was begun to its end: asks Stripe what became of the charge, and has the marketplace note it if it
 * has not. It may be run again and again, at any step; the card is never touched. Runs under the item's lock.
 * @throws CallError when it could not be found out or noted just now
 */
export async function recoverPayment(wishId: string, recovery: Recovery): Promise<RecoveryStatus> {
  const { ledger, context } = recovery;
  await ledger.refresh();
  const entry = ledger.find(wishId);
  if (!entry || entry.step === 'prepared') return 'open';
  const payment = isPayment(entry) ? entry : await checkCharge(entry, ledger, await recovery.loadStripe());
  if (typeof payment === 'string') return payment;
  if (payment.step === 'recorded') return 'recorded';
  await record(payment, recovery);
  context.onPaid(wishId);
  return 'recorded';
}

async function record(payment: Payment, settling: Recovery) {
  const { ledger, context, recordPayment } = settling;
  const { wishId, carId, price, intentId, paidAt } = payment;
  const charged = { wishId, carId, price, intentId, paidAt };

  if (!(await isRecorded(payment, settling))) {
    if (!context.isPayerHere()) throw new CallError('refused');
    await ledger.keep({ ...charged, step: 'recording', sentAt: Date.now() });
    try {
      await recordPayment({ price, transactionId: intentId, email: context.payer.email, wishListId: wishId });
    } catch (error) {
      if (!isOutcomeUnknown(error)) await ledger.keep({ ...charged, step: 'charged' });
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
  await ledger.keep({ ...charged, step: 'recorded' });
}

/**
 * Whether the item says that it is paid. What was sent and not answered may still arrive for a while, so it is not sent
 * again before that; where the item is gone, nobody can tell any more.
 */
async function isRecorded(payment: Payment, { context }: Recovery) {
  const isSent = payment.step === 'recording';
  try {
    if ((await context.readItem(payment.wishId)).isPaid) return true;
  } catch (error) {
    if (!isCallError(error, 'not-found')) throw error;
    if (isSent) throw new CallError('rule', { message: messages.recordUnknown });
  }
  const left = isSent ? remainingGraceMs(payment.sentAt, RECORD_GRACE_MS) : 0;
  if (left > 0) throw new CallError('rule', { message: messages.recordPending, retryAfterMs: left });
  return false;
}
