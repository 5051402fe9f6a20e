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
  title: v.exactOptional(v.string()),
};

const paymentFields = {
  ...orderFields,
  paidAt: v.string(),
  /** What Stripe says that it charged, in the currency's smallest unit. Entries of earlier versions have neither. */
  amount: v.exactOptional(v.number()),
  currency: v.exactOptional(v.string()),
};

/**
 * The state of one wishlist item's payment. `confirming` and `recording` are stored before their call begins. An entry does not
 * contain the buyer, and no client secret once the card is charged.
 */
const entrySchema = v.variant('step', [
  v.object({
    /** The payment intent exists, and no card has been charged with it. */
    step: v.literal('prepared'),
    ...orderFields,
    clientSecret: v.string(),
  }),
  v.object({
    /** The card was sent. */
    step: v.literal('confirming'),
    ...orderFields,
    clientSecret: v.string(),
    /** When Pay was pressed, in milliseconds since 1970. Tells one attempt from the next. */
    sentAt: v.exactOptional(v.number()),
    /** When it was first noticed that no tab waits for Stripe's response any more, in milliseconds since 1970. */
    leftAt: v.exactOptional(v.number()),
  }),
  v.object({
    /** `charged`: the marketplace has yet to record the payment. `recorded`: it has. */
    step: v.picklist(['charged', 'recorded']),
    ...paymentFields,
  }),
  v.object({
    step: v.literal('recording'),
    ...paymentFields,
    /** When the record was last sent to the marketplace, in milliseconds since 1970. The response may have been lost. */
    sentAt: v.number(),
  }),
]);

/** Names of steps in entries that earlier versions wrote to this device. */
const formerSteps = new Map<unknown, Entry['step']>([
  ['asked', 'prepared'],
  ['noting', 'recording'],
]);
const storedEntry = v.looseObject({ step: v.string() });

/** Reads an entry as this version or an earlier one stored it; undefined if it is unreadable. */
export function readEntry(stored: unknown): Entry | undefined {
  if (!v.is(storedEntry, stored)) return undefined;
  const entry = v.safeParse(entrySchema, { ...stored, step: formerSteps.get(stored.step) ?? stored.step });
  return entry.success ? entry.output : undefined;
}

export type Entry = v.InferOutput<typeof entrySchema>;
/** An entry whose card is not known to be charged. */
export type OpenEntry = Extract<Entry, { clientSecret: string }>;
type PreparedEntry = Extract<Entry, { step: 'prepared' }>;
export type SentEntry = Extract<Entry, { step: 'confirming' }>;
/** An entry whose card was charged. */
export type Payment = Exclude<Entry, OpenEntry>;

export function isPayment(entry: Entry | undefined): entry is Payment {
  return entry !== undefined && !('clientSecret' in entry);
}

/** True if recovery must continue: the card was or may have been charged, and the payment is not known to be recorded. */
export function isUnfinished({ step }: Entry) {
  return step === 'confirming' || step === 'charged' || step === 'recording';
}

/** @param clientSecret Stripe's `pi_…_secret_…`, which begins with the intent's id */
export function preparedEntry(order: Pick<Entry, 'wishId' | 'carId' | 'price'>, clientSecret: string): PreparedEntry {
  const [intentId = ''] = clientSecret.split('_secret_');
  return { ...order, step: 'prepared', intentId, clientSecret };
}

/** @param intent Stripe's response after the charge */
export function chargedEntry(
  { wishId, carId, price, intentId, title }: Entry,
  { amount, currency }: Pick<PaymentIntent, 'amount' | 'currency'>,
  now = new Date(),
): Payment {
  const paidAt = now.toISOString();
  return {
    step: 'charged',
    wishId,
    carId,
    price,
    intentId,
    ...(title !== undefined && { title }),
    amount,
    currency,
    paidAt,
  };
}
