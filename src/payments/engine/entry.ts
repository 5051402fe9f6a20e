import type { PaymentIntent } from '@stripe/stripe-js';
import * as v from 'valibot';

const orderFields = {
  /** The wishlist item's id. */
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
const entrySchema = v.variant('step', [
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
    /** When it was first noticed that no tab waits for Stripe's response any more, in milliseconds since 1970. */
    leftAt: v.exactOptional(v.number()),
  }),
  v.object({
    /** `succeeded`: the card is charged, and the marketplace has yet to record it. `recorded`: it has. */
    step: v.picklist(['succeeded', 'recorded']),
    ...orderFields,
    paidAt: v.string(),
    /** What Stripe says that it charged, in the currency's smallest unit. Entries of earlier versions have neither. */
    amount: v.exactOptional(v.number()),
    currency: v.exactOptional(v.string()),
    /** When the record was last sent without a response, in milliseconds since 1970. Stored before it is sent. */
    sentAt: v.exactOptional(v.number()),
  }),
]);

/** The steps of version 1, which are read until November 2027. */
const version1Steps: Readonly<Record<string, Entry['step']>> = {
  asked: 'requires_payment_method',
  prepared: 'requires_payment_method',
  charged: 'succeeded',
  noting: 'succeeded',
  recording: 'succeeded',
};

/** An entry as this version or version 1 stored it. */
export const storedEntrySchema = v.pipe(
  v.looseObject({ step: v.string() }),
  v.transform((stored) => ({ ...stored, step: version1Steps[stored.step] ?? stored.step })),
  entrySchema,
);

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

export const entryOf = (entries: readonly Entry[] | undefined, wishId: string) =>
  entries?.find((entry) => entry.wishId === wishId);

/** Finds a payment of the same car, made or begun, through another item of the wishlist. */
export const otherEntryOf = (entries: readonly Entry[] | undefined, { id, carId }: { id: string; carId: string }) =>
  entries?.find((entry) => entry.carId === carId && entry.wishId !== id && entry.step !== 'requires_payment_method');

/** @param clientSecret Stripe's `pi_…_secret_…`, which begins with the intent's id */
export function unpaidEntry(
  { wishId, carId, price }: Pick<Entry, 'wishId' | 'carId' | 'price'>,
  clientSecret: string,
): Extract<Entry, { step: 'requires_payment_method' }> {
  const [intentId = ''] = clientSecret.split('_secret_');
  return { step: 'requires_payment_method', wishId, carId, price, intentId, clientSecret };
}

/** @param intent Stripe's response after the charge */
export function succeededEntry(
  { wishId, carId, price, intentId, title }: Entry,
  { amount, currency }: Pick<PaymentIntent, 'amount' | 'currency'>,
): Payment {
  const paidAt = new Date().toISOString();
  return { step: 'succeeded', wishId, carId, price, intentId, title, amount, currency, paidAt };
}
