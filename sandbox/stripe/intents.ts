import { randomBytes } from 'node:crypto';
import type { PaymentIntent, PaymentMethod } from '@stripe/stripe-js';
import type Stripe from 'stripe';
import type { declines } from './testCards';

export type Refusal = Omit<PaymentIntent.LastPaymentError, 'payment_method'>;

/** A payment intent as it is stored. Card numbers are never stored. */
export interface StoredIntent {
  id: string;
  clientSecret: string;
  amount: number;
  currency: string;
  created: number;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded';
  method: PaymentMethod | null;
  lastError: Refusal | null;
  /** The payment method that caused `lastError`. */
  refusedMethod: PaymentMethod | null;
  /** The decline that follows a passed challenge, if any. */
  failsLater: keyof typeof declines | null;
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

export function newIntent(amount: number, currency: string): StoredIntent {
  const id = newId('pi');
  return {
    id,
    clientSecret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    amount,
    currency,
    created: Math.floor(Date.now() / 1000),
    status: 'requires_payment_method',
    method: null,
    lastError: null,
    refusedMethod: null,
    failsLater: null,
  };
}

/** The fields visible to a publishable key. */
export function publicView(intent: StoredIntent): PaymentIntent {
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: intent.clientSecret,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: intent.currency,
    description: null,
    last_payment_error: lastPaymentError(intent),
    livemode: false,
    next_action: nextAction(intent),
    payment_method: intent.method?.id ?? null,
    payment_method_types: ['card'],
    receipt_email: null,
    setup_future_usage: null,
    shipping: null,
    status: intent.status,
  };
}

/** All fields, visible only to a secret key. */
export function fullView(intent: StoredIntent): Stripe.PaymentIntent {
  const isPaid = intent.status === 'succeeded';
  return {
    ...publicView(intent),
    allowed_payment_method_types: ['card'],
    amount_capturable: 0,
    amount_received: isPaid ? intent.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    customer: null,
    customer_account: null,
    excluded_payment_method_types: null,
    // Without the payment method: the types of `stripe` and `@stripe/stripe-js` differ, and no server here reads it.
    last_payment_error: intent.lastError,
    latest_charge: isPaid ? intent.id.replace(/^pi/, 'ch') : null,
    managed_payments: null,
    metadata: {},
    next_action: nextAction(intent),
    on_behalf_of: null,
    payment_method: intent.method?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_record: null,
    processing: null,
    review: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_group: null,
  };
}

function nextAction({ status }: StoredIntent) {
  return status === 'requires_action' ? { type: 'use_stripe_sdk', use_stripe_sdk: {} } : null;
}

/** The last error with its payment method, as a publishable key sees it. */
export function lastPaymentError({ lastError, refusedMethod }: StoredIntent): PaymentIntent.LastPaymentError | null {
  return lastError && refusedMethod ? { ...lastError, payment_method: refusedMethod } : lastError;
}
