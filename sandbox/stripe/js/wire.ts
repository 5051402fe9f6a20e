import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import * as v from 'valibot';

const textOrNull = v.nullable(v.string());
const errorType = v.picklist([
  'api_connection_error',
  'api_error',
  'authentication_error',
  'card_error',
  'idempotency_error',
  'invalid_request_error',
  'rate_limit_error',
]);

const paymentMethod = v.object({
  id: v.string(),
  object: v.literal('payment_method'),
  allow_redisplay: textOrNull,
  billing_details: v.object({
    address: v.nullable(
      v.object({
        city: textOrNull,
        country: textOrNull,
        line1: textOrNull,
        line2: textOrNull,
        postal_code: textOrNull,
        state: textOrNull,
      }),
    ),
    email: textOrNull,
    name: textOrNull,
    phone: textOrNull,
  }),
  card: v.object({
    brand: v.string(),
    checks: v.object({
      address_line1_check: textOrNull,
      address_postal_code_check: textOrNull,
      cvc_check: textOrNull,
    }),
    country: textOrNull,
    display_brand: textOrNull,
    exp_month: v.number(),
    exp_year: v.number(),
    funding: v.string(),
    last4: v.string(),
    networks: v.object({ available: v.array(v.string()), preferred: textOrNull }),
    regulated_status: textOrNull,
    three_d_secure_usage: v.object({ supported: v.boolean() }),
    wallet: v.null(),
  }),
  created: v.number(),
  customer: textOrNull,
  livemode: v.boolean(),
  metadata: v.record(v.string(), v.string()),
  type: v.string(),
});

const failure = {
  charge: v.exactOptional(v.string()),
  code: v.exactOptional(v.string()),
  decline_code: v.exactOptional(v.string()),
  doc_url: v.exactOptional(v.string()),
  message: v.exactOptional(v.string()),
  param: v.exactOptional(v.string()),
  payment_method: v.exactOptional(paymentMethod),
  type: errorType,
};

/** `satisfies` checks the schemas against Stripe's types: an incompatible change does not compile. */
export const paymentIntentResponse = v.object({
  id: v.string(),
  object: v.literal('payment_intent'),
  amount: v.number(),
  canceled_at: v.nullable(v.number()),
  cancellation_reason: v.null(),
  capture_method: v.picklist(['automatic', 'manual']),
  client_secret: textOrNull,
  confirmation_method: v.picklist(['automatic', 'manual']),
  created: v.number(),
  currency: v.string(),
  description: textOrNull,
  last_payment_error: v.nullable(v.object(failure)),
  livemode: v.boolean(),
  next_action: v.nullable(v.object({ type: v.string(), use_stripe_sdk: v.exactOptional(v.object({})) })),
  payment_method: textOrNull,
  payment_method_types: v.array(v.string()),
  receipt_email: textOrNull,
  setup_future_usage: v.nullable(v.picklist(['off_session', 'on_session'])),
  shipping: v.null(),
  status: v.picklist([
    'canceled',
    'processing',
    'requires_action',
    'requires_capture',
    'requires_confirmation',
    'requires_payment_method',
    'succeeded',
  ]),
}) satisfies v.GenericSchema<unknown, PaymentIntent>;

export const errorResponse = v.object({
  error: v.object({ ...failure, payment_intent: v.exactOptional(paymentIntentResponse) }),
}) satisfies v.GenericSchema<unknown, { error: StripeError }>;
