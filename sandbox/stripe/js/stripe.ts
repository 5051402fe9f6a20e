import type { PaymentIntentResult, Stripe, StripeConstructor } from '@stripe/stripe-js';
import { getIntent, intentId, type Connection } from './calls';
import { confirmCard, passChallenge } from './confirmCard';
import { elementsGroup } from './elements';
import { IntegrationError } from './integrationError';
import { otherMethods } from './otherMethods';

/** The release that @stripe/stripe-js expects; in test mode it warns about any other. */
const VERSION = 'endive';

/** Makes the page's `Stripe` constructor. */
export function makeStripe(target: Window, apiUrl: string): StripeConstructor & { version: string } {
  const construct = (key: string): Stripe & { _registerWrapper: () => void } => {
    expectPublishableKey(key);
    const connection: Connection = { apiUrl, key, fetch: (input, init) => target.fetch(input, init) };
    const page = target.document;

    const retrieve = async (clientSecret: string, method: string): Promise<PaymentIntentResult> =>
      getIntent(connection, intentId(clientSecret, method), clientSecret);

    return {
      ...otherMethods,
      elements: () => elementsGroup(page),
      confirmCardPayment: (clientSecret, data, options) =>
        confirmCard(connection, page, clientSecret, data, options?.handleActions),
      handleCardAction: async (clientSecret) => {
        const result = await retrieve(clientSecret, 'handleCardAction');
        if (result.paymentIntent?.status !== 'requires_action') return result;
        return passChallenge(connection, page, result.paymentIntent, clientSecret);
      },
      retrievePaymentIntent: (clientSecret) => retrieve(clientSecret, 'retrievePaymentIntent'),
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  };
  return Object.assign(construct, { version: VERSION });
}

function expectPublishableKey(key: string): void {
  if (key === '')
    throw new IntegrationError('Please call Stripe() with your publishable key. You used an empty string.');
  if (/^[sr]k_/.test(key)) {
    throw new IntegrationError(
      'You should not use your secret key with Stripe.js.\nPlease pass a publishable key instead.',
    );
  }
}
