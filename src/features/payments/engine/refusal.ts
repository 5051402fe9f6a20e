import type { StripeError } from '@stripe/stripe-js';
import { paymentMessages as messages } from '@/shared/messages/payments';

/** Nothing was charged. */
export interface Refusal {
  kind: 'refused';
  /** In Stripe's own words. */
  message: string;
  /** What to do. */
  hint: string;
}

/** Any other error leaves open what became of the card: no answer came, or the intent was charged before. */
export function isRefusal({ type, code }: StripeError) {
  return type !== 'api_connection_error' && type !== 'api_error' && code !== 'payment_intent_unexpected_state';
}

/** Each refusal has its own next step; Stripe's error codes are listed at docs.stripe.com/error-codes. */
export function refusalOf(error: StripeError): Refusal {
  return { kind: 'refused', message: error.message ?? messages.refusedWithoutWords, hint: nextStep(error) };
}

function nextStep({ type, code }: StripeError) {
  if (code === 'payment_intent_authentication_failure') return messages.nextAuthentication;
  if (code === 'processing_error') return messages.nextProcessing;
  if (type === 'validation_error' || code === 'expired_card' || code?.startsWith('incorrect_'))
    return messages.nextDetails;
  return type === 'card_error' ? messages.nextDeclined : messages.nextFault;
}
