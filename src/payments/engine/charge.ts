import { CallError, isCallError } from '@/api/callError';
import { copyDifference } from '@/cars/carCopy';
import { CONFIRM_TIMEOUT_MS } from '@/payments/limits';
import { withTimeout } from '@/lib/browser/withTimeout';
import { chargeTexts as texts } from './texts';
import { confirm, applyResult, applyLateResult, type Card } from './confirm';
import { isPayment, isUnfinished, type SentEntry } from './entry';
import { expectLocks, expectPrice, retrieveIntent } from './intent';
import type { Ledger } from './ledger';
import type { PaymentContext } from '@/payments/usePaymentContext';
import type { Order } from '@/payments/order';
import { otherPayment } from '@/payments/otherPayment';
import type { Refusal } from './refusal';

export type ChargeOutcome =
  | { kind: 'charged' }
  /** The item had been paid already, in another tab or on another device. */
  | { kind: 'paid-before' }
  | Refusal
  /** Not known yet whether the card was charged. */
  | { kind: 'unsure' };

interface ChargeInput {
  order: Order;
  ledger: Ledger;
  context: PaymentContext;
}

/**
 * Charges the card after checking once more that the order may be paid. Runs in one tab at a time, under the item's lock.
 * @throws CallError when the order may not be paid, or could not be checked or stored; then nothing is charged
 */
export async function charge(input: ChargeInput, { stripe, card }: Card): Promise<ChargeOutcome> {
  const { order, ledger, context } = input;
  await expectLocks();
  const entry = await findEntryToPay(input);
  if (entry === 'charged') return { kind: 'charged' };
  if (entry === 'confirming') return { kind: 'unsure' };
  const { isPaid, title } = await checkOrder(input);
  if (isPaid) return { kind: 'paid-before' };
  expectPrice(order.price, await retrieveIntent(entry, stripe));
  if (!context.isPayerHere()) throw new CallError('refused');

  const sent: SentEntry = { ...entry, ...(title !== undefined && { title }), step: 'confirming', sentAt: Date.now() };
  await ledger.write(sent);
  const response = confirm({ stripe, card }, context.payer, sent);
  const result = await withTimeout(response, CONFIRM_TIMEOUT_MS);
  if (result) return applyResult(result, sent, ledger);
  void response.then((late) => applyLateResult(late, sent, ledger));
  return { kind: 'unsure' };
}

/**
 * Reads the ledger again, so that entries of other tabs count too.
 * @throws CallError 'rule' when no intent is prepared for this price, or the car is paid through another item
 */
async function findEntryToPay({ order, ledger }: ChargeInput) {
  await ledger.refresh();
  const entry = ledger.find(order.id);
  if (isPayment(entry)) return 'charged';
  if (entry?.step === 'confirming') return 'confirming';
  const other = otherPayment(ledger, order);
  if (other) throw new CallError('rule', { message: isUnfinished(other) ? texts.otherOpen : texts.bought });
  if (entry?.price !== order.price) throw new CallError('rule', { message: texts.notPrepared });
  return entry;
}

/**
 * Fetches the item, the car and all wishlist items of this car again.
 * @throws CallError 'rule' when the order may no longer be paid
 */
async function checkOrder({ order, context }: ChargeInput) {
  const [item, car, items] = await Promise.all([
    context.readItem(order.id).catch(throwRuleIfNotFound(texts.wishGone)),
    context.readCar(order.carId).catch(throwRuleIfNotFound(texts.gone)),
    context.readItemsOf(order.carId),
  ]);
  if (item.email?.toLowerCase() !== context.payer.email.toLowerCase()) {
    throw new CallError('rule', { message: texts.wishForeign });
  }
  if (!item.isPaid && items.some(({ isPaid }) => isPaid)) {
    throw new CallError('rule', { message: texts.bought });
  }
  if (!item.isPaid && (car.price !== order.price || item.price !== order.price)) {
    throw new CallError('rule', { message: texts.repricedTitle });
  }
  if (!item.isPaid && copyDifference(item, car)) throw new CallError('rule', { message: texts.changedTitle });
  return { isPaid: item.isPaid, title: car.title };
}

function throwRuleIfNotFound(message: string) {
  return (error: unknown): never => {
    throw isCallError(error, 'not-found') ? new CallError('rule', { message, cause: error }) : error;
  };
}
