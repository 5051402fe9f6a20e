import * as v from 'valibot';

const order = {
  /** Of the wishlist item. */
  wishId: v.string(),
  carId: v.string(),
  /** In dollars. */
  price: v.number(),
  intentId: v.string(),
};

/**
 * Where the payment of one wishlist item stands. Each step is written before what it names is done, and nothing of it
 * says who pays or what is bought. The client secret is dropped with the step that needs it last.
 */
export const entrySchema = v.variant('step', [
  v.object({
    /** The intent is made, and its card is known not to be charged. */
    step: v.literal('asked'),
    ...order,
    clientSecret: v.string(),
  }),
  v.object({
    /** The card was sent. */
    step: v.literal('confirming'),
    ...order,
    clientSecret: v.string(),
    /** When Pay was pressed, in milliseconds: tells one try from the next. */
    sentAt: v.exactOptional(v.number()),
    /** When it was first seen that nobody waits for Stripe's answer any more, in milliseconds. */
    leftAt: v.exactOptional(v.number()),
  }),
  v.object({
    /** `charged`: the marketplace is to be told. `recorded`: it has noted the payment. */
    step: v.picklist(['charged', 'recorded']),
    ...order,
    paidAt: v.string(),
  }),
  v.object({
    step: v.literal('noting'),
    ...order,
    paidAt: v.string(),
    /** When the marketplace was told last, in milliseconds: its answer may be lost. */
    sentAt: v.number(),
  }),
]);

export type Entry = v.InferOutput<typeof entrySchema>;
/** Not known to be charged. */
export type OpenEntry = Extract<Entry, { clientSecret: string }>;
type AskedEntry = Extract<Entry, { step: 'asked' }>;
export type SentEntry = Extract<Entry, { step: 'confirming' }>;
/** The card was charged. */
export type Payment = Exclude<Entry, OpenEntry>;

export function isPayment(entry: Entry | undefined): entry is Payment {
  return entry !== undefined && !('clientSecret' in entry);
}

/** Goes on by itself: its card may be charged, or is, and the marketplace has not noted it. */
export function isUnsettled({ step }: Entry) {
  return step === 'confirming' || step === 'charged' || step === 'noting';
}

/** @param clientSecret Stripe's `pi_…_secret_…`, which begins with the intent's id */
export function askedEntry(asked: Pick<Entry, 'wishId' | 'carId' | 'price'>, clientSecret: string): AskedEntry {
  const [intentId = ''] = clientSecret.split('_secret_');
  return { ...asked, step: 'asked', intentId, clientSecret };
}

export function chargedEntry({ wishId, carId, price, intentId }: Entry, now = new Date()): Payment {
  return { step: 'charged', wishId, carId, price, intentId, paidAt: now.toISOString() };
}
