import { invalidRequest } from './failure';
import { newId, publicView, type Refusal, type StoredIntent } from './intents';
import type { PresentedCard } from './presentedCard';
import { declines } from './testCards';

const authenticationFailed = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  doc_url: 'https://stripe.com/docs/error-codes/payment-intent-authentication-failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const;

/** @throws StripeFailure if the intent is already paid: it can be confirmed only once */
export function expectUnpaid(intent: StoredIntent): void {
  if (intent.status !== 'succeeded') return;
  throw invalidRequest(
    'payment_intent_unexpected_state',
    'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    { payment_intent: publicView(intent) },
  );
}

/** Returns the intent after a confirmation with this card. */
export function applyCard(intent: StoredIntent, { card, method }: PresentedCard): StoredIntent {
  const failsLater = card.fails ?? null;
  const attempt: StoredIntent = {
    ...intent,
    method,
    lastError: null,
    refusedMethod: null,
    failsLater,
    status: 'requires_action',
  };
  return card.requiresChallenge ? attempt : settle(attempt);
}

/**
 * Returns the intent after the cardholder has passed or failed the bank's 3-D Secure challenge.
 * @throws StripeFailure if the intent is not waiting for a challenge
 */
export function applyChallenge(intent: StoredIntent, isPassed: boolean): StoredIntent {
  if (intent.status !== 'requires_action') {
    throw invalidRequest('payment_intent_unexpected_state', 'This PaymentIntent does not wait for authentication.', {
      payment_intent: publicView(intent),
    });
  }
  return isPassed ? settle(intent) : refuse(intent, authenticationFailed);
}

function settle(intent: StoredIntent): StoredIntent {
  if (intent.failsLater === null) return { ...intent, status: 'succeeded' };
  const decline = declines[intent.failsLater];
  const doc_url = `https://stripe.com/docs/error-codes/${decline.code.replaceAll('_', '-')}`;
  return refuse(intent, { type: 'card_error', charge: newId('ch'), doc_url, ...decline });
}

function refuse(intent: StoredIntent, lastError: Refusal): StoredIntent {
  const refusedMethod = intent.method;
  return { ...intent, status: 'requires_payment_method', method: null, lastError, refusedMethod, failsLater: null };
}
