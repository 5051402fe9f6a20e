import type { PaymentIntent } from '@stripe/stripe-js';
import * as v from 'valibot';

const orderFields = {
  wishId: v.string(),
  carId: v.string(),
  /** In dollars. */
  price: v.number(),
  intentId: v.string(),
  /** The car's own title when Pay was pressed, for the receipt. */
  title: v.optional(v.string()),
};

/**
 * The payment of one wishlist item. A step that Stripe has a status for has its name. `confirming` is stored before the card is sent.
 * An entry does not contain the buyer, and no client secret once the card is charged.
 */
export const entrySchema = v.variant('step', [
  v.object({
    /** The payment intent exists, and no card has been charged with it. */
    step: v.literal('requires_payment_method'),
    ...orderFields,
    clientSecret: v.string(),
  }),
  v.object({
    /** The card was sent. */
    step: v.literal('confirming'),
    ...orderFields,
    clientSecret: v.string(),
    /** When Pay was pressed, as an ISO date. Missing if Stripe has told of a card that the ledger did not know as sent. */
    pressedAt: v.exactOptional(v.string()),
    /** When Stripe was first asked and knew of no card, and no page awaited a response to it, in milliseconds since 1970. */
    leftAt: v.exactOptional(v.number()),
  }),
  v.object({
    /** `succeeded`: the card is charged, and the marketplace has yet to record it. `recorded`: it has. */
    step: v.picklist(['succeeded', 'recorded']),
    ...orderFields,
    /** When Pay was pressed, because Stripe tells no page when it charged the card. Empty if that is not known. */
    paidAt: v.string(),
    /** What Stripe says that it charged, in the currency's smallest unit. */
    amount: v.number(),
    currency: v.string(),
    /** When the record was last sent without a response, in milliseconds since 1970. Stored before it is sent. */
    sentAt: v.exactOptional(v.number()),
  }),
]);

export type Entry = v.InferOutput<typeof entrySchema>;
/** An entry whose card is not known to be charged. */
export type OpenEntry = Extract<Entry, { clientSecret: string }>;
export type SentEntry = Extract<Entry, { step: 'confirming' }>;
/** An entry whose card was charged. */
export type Payment = Exclude<Entry, OpenEntry>;

export function isPayment(entry: Entry | undefined): entry is Payment {
  return entry !== undefined && !('clientSecret' in entry);
}

/** True if recovery must continue: the card was or may have been charged, and the payment is not known to be recorded. */
export function isUnfinished({ step }: Entry) {
  return step === 'confirming' || step === 'succeeded';
}

/** The lock that a page holds until Stripe has responded to the card that was sent. */
export const responseLockName = ({ intentId }: SentEntry) => `response-${intentId}`;

export const entryOf = (entries: readonly Entry[] | undefined, wishId: string) =>
  entries?.find((entry) => entry.wishId === wishId);

/** The entries of the same car through other items of the wishlist. */
export const otherEntriesOf = (entries: readonly Entry[], { id, carId }: { id: string; carId: string }) =>
  entries.filter((entry) => entry.carId === carId && entry.wishId !== id);

/** Finds a payment of the same car, made or begun, through another item of the wishlist. */
export const otherPaymentOf = (entries: readonly Entry[] | undefined, item: { id: string; carId: string }) =>
  entries && otherEntriesOf(entries, item).find(({ step }) => step !== 'requires_payment_method');

/** @param clientSecret Stripe's `pi_…_secret_…`, which begins with the intent's id */
export function unpaidEntry(
  { wishId, carId, price }: Pick<Entry, 'wishId' | 'carId' | 'price'>,
  clientSecret: string,
): Extract<Entry, { step: 'requires_payment_method' }> {
  const intentId = clientSecret.replace(/_secret_.*/, '');
  return { step: 'requires_payment_method', wishId, carId, price, intentId, clientSecret };
}

/** @param intent Stripe's response after the charge */
export function succeededEntry(
  entry: OpenEntry,
  { amount, currency }: Pick<PaymentIntent, 'amount' | 'currency'>,
): Payment {
  const { wishId, carId, price, intentId, title } = entry;
  const { pressedAt: paidAt = '' } = entry.step === 'confirming' ? entry : {};
  return { step: 'succeeded', wishId, carId, price, intentId, title, amount, currency, paidAt };
}
