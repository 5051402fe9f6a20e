import Nedb from '@seald-io/nedb';
import type { PaymentIntent } from '@stripe/stripe-js';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { repairTail } from '@sandbox/store/repairTail';

/** A payment intent as it is stored. Card numbers are never stored. */
export interface StoredIntent {
  id: string;
  clientSecret: string;
  amount: number;
  currency: string;
  created: number;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded';
  lastError: PaymentIntent.LastPaymentError | null;
}

export interface IntentStore {
  find(id: string): Promise<StoredIntent | undefined>;
  save(intent: StoredIntent): Promise<void>;
}

export function newIntent(amount: number, currency: string): StoredIntent {
  const random = () => randomBytes(12).toString('hex');
  const id = `pi_${random()}`;
  return {
    id,
    clientSecret: `${id}_secret_${random()}`,
    amount,
    currency,
    created: Math.floor(Date.now() / 1000),
    status: 'requires_payment_method',
    lastError: null,
  };
}

/** The fields that Stripe shows to a publishable key. */
export function viewOf({ clientSecret, lastError, ...intent }: StoredIntent): PaymentIntent {
  return {
    ...intent,
    object: 'payment_intent',
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: clientSecret,
    confirmation_method: 'automatic',
    description: null,
    last_payment_error: lastError,
    livemode: false,
    next_action: intent.status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
    payment_method: null,
    payment_method_types: ['card'],
    receipt_email: null,
    setup_future_usage: null,
    shipping: null,
  };
}

export function memoryIntents(): IntentStore {
  const intents = new Map<string, StoredIntent>();
  return {
    find: (id) => Promise.resolve(intents.get(id)),
    save: (intent) => Promise.resolve(void intents.set(intent.id, intent)),
  };
}

/** Stores intents in a file of the folder, so that they survive a restart in the middle of a payment. */
export async function fileIntents(folder: string): Promise<IntentStore> {
  const filename = join(folder, 'paymentIntents.db');
  await repairTail(filename);
  const file = new Nedb<StoredIntent>({ filename });
  await file.loadDatabaseAsync();
  return {
    find: async (id) => (await file.findAsync<StoredIntent>({ id }, { _id: 0 }))[0],
    save: async (intent) => void (await file.updateAsync({ id: intent.id }, intent, { upsert: true })),
  };
}
