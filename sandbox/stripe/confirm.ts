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

/** A paid intent is paid once: every later confirmation is refused. */
export function expectUnpaid(intent: StoredIntent): void {
  if (intent.status !== 'succeeded') return;
  throw invalidRequest(
    'payment_intent_unexpected_state',
    'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    { payment_intent: publicView(intent) },
  );
}

/** What becomes of the intent when this card is presented. */
export function presented(intent: StoredIntent, { card, method }: PresentedCard): StoredIntent {
  const failsLater = card.fails ?? null;
  const attempt: StoredIntent = {
    ...intent,
    method,
    lastError: null,
    refusedMethod: null,
    failsLater,
    status: 'requires_action',
  };
  return card.asksForChallenge ? attempt : settled(attempt);
}

/** What becomes of it when the cardholder has passed, or failed, the bank's challenge. */
export function challenged(intent: StoredIntent, isPassed: boolean): StoredIntent {
  if (intent.status !== 'requires_action') {
    throw invalidRequest('payment_intent_unexpected_state', 'This PaymentIntent does not wait for authentication.', {
      payment_intent: publicView(intent),
    });
  }
  return isPassed ? settled(intent) : refused(intent, authenticationFailed);
}

function settled(intent: StoredIntent): StoredIntent {
  if (intent.failsLater === null) return { ...intent, status: 'succeeded' };
  const decline = declines[intent.failsLater];
  const doc_url = `https://stripe.com/docs/error-codes/${decline.code.replaceAll('_', '-')}`;
  return refused(intent, { type: 'card_error', charge: newId('ch'), doc_url, ...decline });
}

function refused(intent: StoredIntent, lastError: Refusal): StoredIntent {
  const refusedMethod = intent.method;
  return { ...intent, status: 'requires_payment_method', method: null, lastError, refusedMethod, failsLater: null };
}
