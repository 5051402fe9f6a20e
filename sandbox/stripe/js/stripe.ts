import type { StripeCardElementOptions } from '@stripe/stripe-js';
import * as v from 'valibot';
import { CardElement } from './cardElement';
import { showChallenge } from './challenge';
import { readExpiry } from './fields';

/** The release that @stripe/stripe-js expects; in test mode it warns about any other. */
const VERSION = 'endive';

interface CardPayment {
  payment_method: { card: CardElement; billing_details: { name?: string; email: string } };
}

type Result = { paymentIntent: v.InferOutput<typeof intentResponse> } | { error: { type: string } };

const intentResponse = v.looseObject({
  id: v.string(),
  amount: v.number(),
  currency: v.string(),
  client_secret: v.string(),
  status: v.string(),
});
const errorResponse = v.object({ error: v.looseObject({ type: v.string() }) });

const noConnection = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
} as const;

/** Defines `window.Stripe` with what the app uses of it; `apiUrl` is the payments host. Tests call it where scripts are not loaded. */
export function installStripe(target: Window, apiUrl: string): void {
  const page = target.document;

  function stripe(key: string) {
    if (!key.startsWith('pk_')) throw new IntegrationError('Please pass a publishable key.');

    const call = async (clientSecret: string, path = '', fields?: Record<string, string>) => {
      const id = /^(pi_[^_]+)_secret_[^_]+$/.exec(clientSecret)?.[1];
      if (id === undefined) throw new IntegrationError(`${clientSecret} is not a client secret.`);
      const form = new URLSearchParams({ ...fields, key, client_secret: clientSecret }).toString();
      const url = `${apiUrl}/v1/payment_intents/${id}${path}`;
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return resultOf(
        fields ? target.fetch(url, { method: 'POST', headers, body: form }) : target.fetch(`${url}?${form}`),
      );
    };

    const passChallenge = async (clientSecret: string, amount: number) => {
      const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount / 100);
      const outcome = (await showChallenge(page, dollars)) ? 'passed' : 'failed';
      return call(clientSecret, '/challenge', { outcome });
    };

    return {
      elements: () => elementsOf(page),
      retrievePaymentIntent: (clientSecret: string) => call(clientSecret),
      async confirmCardPayment(clientSecret: string, { payment_method: method }: CardPayment): Promise<Result> {
        const error = method.card.submit();
        if (error) return { error };
        const result = await call(clientSecret, '/confirm', fieldsOf(method));
        const isChallenged = 'paymentIntent' in result && result.paymentIntent.status === 'requires_action';
        return isChallenged ? passChallenge(clientSecret, result.paymentIntent.amount) : result;
      },
      // Stripe's loader and its React components expect these.
      createToken: notSupported,
      createPaymentMethod: notSupported,
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  }
  Object.assign(target, { Stripe: Object.assign(stripe, { version: VERSION }) });
}

/** `stripe.elements()`, with the card as the only element. */
function elementsOf(page: Document) {
  let card: CardElement | null = null;
  return {
    create(type: string, options: StripeCardElementOptions = {}) {
      if (type !== 'card' || card) throw new IntegrationError('The fake Stripe.js has one element, the card.');
      card = new CardElement(page, options, () => (card = null));
      return card;
    },
    // The app asks for the React component of the card.
    getElement: () => card,
  };
}

async function resultOf(sent: Promise<Response>): Promise<Result> {
  let body: unknown;
  try {
    body = await (await sent).json();
  } catch {
    return { error: noConnection };
  }
  const intent = v.safeParse(intentResponse, body);
  if (intent.success) return { paymentIntent: intent.output };
  const failure = v.safeParse(errorResponse, body);
  return {
    error: failure.success ? failure.output.error : { type: 'api_error', message: 'An unexpected error occurred.' },
  };
}

function fieldsOf({ card, billing_details: { name, email } }: CardPayment['payment_method']): Record<string, string> {
  const { number, expiry, cvc } = card.digits;
  const { month, year } = readExpiry(expiry);
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': String(month),
    'payment_method_data[card][exp_year]': String(year),
    'payment_method_data[card][cvc]': cvc,
    ...(name !== undefined && { 'payment_method_data[billing_details][name]': name }),
    'payment_method_data[billing_details][email]': email,
  };
}

/** The error that Stripe.js throws for a mistake in the page's code. */
class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}

function notSupported(): never {
  throw new IntegrationError('The fake Stripe.js does not do this.');
}
