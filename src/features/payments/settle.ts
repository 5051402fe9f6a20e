import type { Stripe } from '@stripe/stripe-js';
import { CallError, isCallError, isOutcomeUnknown } from '@/shared/api/callError';
import { NOTE_AGAIN_MS } from '@/shared/limits';
import { paymentWords as words } from '@/shared/words/payments';
import { isPayment, type Payment } from './entry';
import { findOut, type Undecided } from './findOut';
import type { Ledger } from './ledger';
import { mayArriveFor } from './mayArriveFor';
import type { Marketplace } from './order';

/** The body of `POST /payments`. */
export interface Note {
  price: number;
  transactionId: string;
  email: string;
  wishListId: string;
}

/** `elsewhere`: another tab is at it. */
export type Settlement = 'elsewhere' | Undecided | 'open' | 'recorded';

interface Settling {
  ledger: Ledger;
  market: Marketplace;
  loadStripe: () => Promise<Stripe>;
  sendNote: (note: Note) => Promise<unknown>;
}

/**
 * Brings a payment that was begun to its end: asks Stripe what became of the charge, and has the marketplace note it if it
 * has not. It may be run again and again, at any step; the card is never touched. Runs under the item's lock.
 * @throws CallError when it could not be found out or noted just now
 */
export async function settle(wishId: string, settling: Settling): Promise<Settlement> {
  const { ledger, market } = settling;
  await ledger.refresh();
  const entry = ledger.find(wishId);
  if (!entry || entry.step === 'asked') return 'open';
  const payment = isPayment(entry) ? entry : await findOut(entry, ledger, await settling.loadStripe());
  if (typeof payment === 'string') return payment;
  if (payment.step === 'recorded') return 'recorded';
  await note(payment, settling);
  market.onPaid(wishId);
  return 'recorded';
}

async function note(payment: Payment, settling: Settling) {
  const { ledger, market, sendNote } = settling;
  const { wishId, carId, price, intentId, paidAt } = payment;
  const charged = { wishId, carId, price, intentId, paidAt };

  if (!(await isNoted(payment, settling))) {
    if (!market.isPayerHere()) throw new CallError('refused');
    await ledger.keep({ ...charged, step: 'noting', sentAt: Date.now() });
    try {
      await sendNote({ price, transactionId: intentId, email: market.payer.email, wishListId: wishId });
    } catch (error) {
      if (!isOutcomeUnknown(error)) await ledger.keep({ ...charged, step: 'charged' });
      if (
        !isOutcomeUnknown(error) ||
        !(await market.readItem(wishId).then(
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
async function isNoted(payment: Payment, { market }: Settling) {
  const isSent = payment.step === 'noting';
  try {
    if ((await market.readItem(payment.wishId)).isPaid) return true;
  } catch (error) {
    if (!isCallError(error, 'not-found')) throw error;
    if (isSent) throw new CallError('rule', { message: words.noteUnsure });
  }
  const left = isSent ? mayArriveFor(payment.sentAt, NOTE_AGAIN_MS) : 0;
  if (left > 0) throw new CallError('rule', { message: words.noteWaits, retryAfterMs: left });
  return false;
}
