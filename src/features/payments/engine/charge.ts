import { CallError, isCallError } from '@/shared/api/callError';
import { CONFIRM_TIMEOUT_MS } from '@/shared/config/limits';
import { withTimeout } from '@/shared/browser/withTimeout';
import { paymentMessages as messages } from '@/shared/messages/payments';
import { confirm, applyResult, applyLateResult, type Card } from './confirm';
import { isPayment, isUnsettled, type SentEntry } from './entry';
import type { Ledger } from './ledger';
import type { PaymentContext, Order } from '../order';
import { otherPayment } from '../otherPayment';
import type { Refusal } from './refusal';

export type ChargeOutcome =
  | { kind: 'charged' }
  /** In another tab, or on another device. */
  | { kind: 'paid-before' }
  | Refusal
  /** Nobody knows yet. */
  | { kind: 'unsure' };

interface Charging {
  order: Order;
  ledger: Ledger;
  context: PaymentContext;
}

/**
 * Confirms the card of an order that still stands. Runs in one tab at a time, under the item's lock.
 * @throws CallError when the order does not stand, or could not be checked or kept; nothing is charged then
 */
export async function charge(charging: Charging, { stripe, card }: Card): Promise<ChargeOutcome> {
  const { ledger, context } = charging;
  const entry = await entryToPay(charging);
  if (entry === 'charged') return { kind: 'charged' };
  if (entry === 'confirming') return { kind: 'unsure' };
  if (await isPaidBefore(charging)) return { kind: 'paid-before' };
  if (!context.isPayerHere()) throw new CallError('refused');

  const sent: SentEntry = { ...entry, step: 'confirming', sentAt: Date.now() };
  await ledger.write(sent);
  const answer = confirm({ stripe, card }, context.payer, sent);
  const result = await withTimeout(answer, CONFIRM_TIMEOUT_MS);
  if (result) return applyResult(result, sent, ledger);
  void answer.then((late) => applyLateResult(late, sent, ledger));
  return { kind: 'unsure' };
}

/** What the ledger says at this moment, other tabs included. */
async function entryToPay({ order, ledger }: Charging) {
  await ledger.refresh();
  const entry = ledger.find(order.id);
  if (isPayment(entry)) return 'charged';
  if (entry?.step === 'confirming') return 'confirming';
  const other = otherPayment(ledger, order);
  if (other) throw new CallError('rule', { message: isUnsettled(other) ? messages.otherOpen : messages.bought });
  if (entry?.price !== order.price) throw new CallError('rule', { message: messages.notPrepared });
  return entry;
}

/** Reads the item, the car and the other entries of this car once more. */
async function isPaidBefore({ order, context }: Charging) {
  const [item, car, entries] = await Promise.all([
    context.readItem(order.id).catch(saying(messages.wishGone)),
    context.readCar(order.carId).catch(saying(messages.gone)),
    context.readEntriesOf(order.carId),
  ]);
  if (item.email?.toLowerCase() !== context.payer.email.toLowerCase()) {
    throw new CallError('rule', { message: messages.wishForeign });
  }
  if (!item.isPaid && entries.some(({ isPaid }) => isPaid)) {
    throw new CallError('rule', { message: messages.bought });
  }
  if (!item.isPaid && (car.price !== order.price || item.price !== order.price)) {
    throw new CallError('rule', { message: messages.repricedTitle });
  }
  return item.isPaid;
}

function saying(message: string) {
  return (error: unknown): never => {
    throw isCallError(error, 'not-found') ? new CallError('rule', { message, cause: error }) : error;
  };
}
