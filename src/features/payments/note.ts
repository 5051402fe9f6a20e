import { alone } from '@/shared/alone';
import { isCallError, isOutcomeUnknown } from '@/shared/api/callError';
import { ledger, type Payment } from './ledger';
import { payLock } from './locks';
import type { Order } from './order';

export interface Note {
  price: number;
  transactionId: string;
  email: string;
  wishListId: string;
}

/**
 * Has the marketplace record a payment that Stripe has taken. It may be asked again and again: what is recorded already
 * is found out first, and the card is never touched.
 */
export function notePayment(order: Order, send: (note: Note) => Promise<unknown>) {
  return alone(payLock(order.id), async () => {
    const payment = ledger.findPayment(order.id);
    if (payment?.state === 'succeeded') {
      await sendOnce(payment, order, send);
      ledger.write(order.id, { ...payment, state: 'recorded' });
    }
    order.onPaid();
    return true;
  });
}

async function sendOnce({ price, transactionId }: Payment, order: Order, send: (note: Note) => Promise<unknown>) {
  if (await isNoted(order)) return;
  try {
    await send({ price, transactionId, email: order.payer.email, wishListId: order.id });
  } catch (error) {
    if (!isOutcomeUnknown(error) || !(await isNoted(order).catch(() => false))) throw error;
  }
}

async function isNoted({ readItem }: Order) {
  try {
    return (await readItem()).isPaid;
  } catch (error) {
    // Taken off the wishlist meanwhile: the payment is recorded all the same.
    if (isCallError(error, 'not-found')) return false;
    throw error;
  }
}
