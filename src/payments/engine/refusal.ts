import type { StripeError } from '@stripe/stripe-js';
import { chargeTexts as texts } from './texts';

/** The card was refused; nothing is charged. */
export interface Refusal {
  /** Stripe's message. */
  message: string;
  /** What the buyer can do. */
  hint: string;
}

/** Any other error leaves open whether the card was charged: no response came, or the intent had been charged before. */
export function isCardRefusal({ type, code }: StripeError) {
  return type !== 'api_connection_error' && type !== 'api_error' && code !== 'payment_intent_unexpected_state';
}

/** Stripe's error codes are listed at docs.stripe.com/error-codes. */
export function refusalOf(error: StripeError): Refusal {
  return { message: error.message ?? texts.refusedWithoutWords, hint: nextStep(error) };
}

function nextStep({ type, code }: StripeError) {
  if (code === 'payment_intent_authentication_failure') return texts.nextAuthentication;
  if (code === 'processing_error') return texts.nextProcessing;
  if (type === 'validation_error' || code === 'expired_card' || code?.startsWith('incorrect_'))
    return texts.nextDetails;
  return type === 'card_error' ? texts.nextDeclined : texts.nextFault;
}
