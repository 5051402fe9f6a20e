import type { StripeError } from '@stripe/stripe-js';
import { Hono, type Context } from 'hono';
import { localOrigins } from '@sandbox/host/localOrigins';
import { cardWith } from './cards';
import { memoryIntents, newIntent, viewOf, type IntentStore, type StoredIntent } from './intents';

/** In cents, of US dollars. */
const MIN_AMOUNT = 50;
const MAX_AMOUNT = 99_999_999;

/** An error response of Stripe's API. */
class StripeFailure extends Error {
  readonly status: 400 | 401 | 402 | 404;
  readonly body: StripeError;

  constructor(status: StripeFailure['status'], body: Omit<StripeError, 'type'> & Partial<StripeError>) {
    super(body.message);
    this.status = status;
    this.body = { type: 'invalid_request_error', ...body };
  }
}

/** The part of api.stripe.com that a card payment needs. */
export function stripeApi(intents: IntentStore = memoryIntents()): Hono {
  const app = new Hono();
  let last: Promise<unknown> = Promise.resolve();

  /** Changes are made one at a time: two confirmations of an intent must not both see it unpaid. */
  const change = (c: Context, changed: (intent: StoredIntent, form: URLSearchParams) => StoredIntent) => {
    const response = last.then(async () => {
      const form = new URLSearchParams(await c.req.text());
      const intent = changed(await findIntent(intents, c.req.param('id') ?? '', form), form);
      await intents.save(intent);
      if (intent.lastError === null) return c.json(viewOf(intent));
      const isRefused = intent.lastError.type === 'card_error';
      throw new StripeFailure(isRefused ? 402 : 400, { ...intent.lastError, payment_intent: viewOf(intent) });
    });
    last = response.catch(() => undefined);
    return response;
  };

  app.use('/v1/*', localOrigins);

  app.post('/v1/payment_intents', async (c) => {
    if (!c.req.header('authorization')?.startsWith('Bearer sk_test_'))
      throw new StripeFailure(401, { message: 'Please use a secret API key.' });
    const form = new URLSearchParams(await c.req.text());
    const intent = newIntent(amountOf(form), currencyOf(form));
    await intents.save(intent);
    return c.json(viewOf(intent));
  });

  app.get('/v1/payment_intents/:id', async (c) => {
    const intent = await findIntent(intents, c.req.param('id'), new URL(c.req.url).searchParams);
    return c.json(viewOf(intent));
  });

  app.post('/v1/payment_intents/:id/confirm', (c) =>
    change(c, (intent, form) => {
      if (intent.status === 'succeeded') {
        const message = 'You cannot confirm this PaymentIntent because it has already succeeded.';
        const code = 'payment_intent_unexpected_state';
        throw new StripeFailure(400, { code, message, payment_intent: viewOf(intent) });
      }
      const { isChallenged, decline } = cardWith(form.get('payment_method_data[card][number]') ?? '');
      if (decline) return refuse(intent, { type: 'card_error', ...decline });
      return { ...intent, lastError: null, status: isChallenged ? 'requires_action' : 'succeeded' };
    }),
  );

  // Stripe does not publish where Stripe.js reports the challenge; this path exists only here.
  app.post('/v1/payment_intents/:id/challenge', (c) =>
    change(c, (intent, form) => {
      if (intent.status !== 'requires_action') {
        const message = 'This PaymentIntent does not wait for authentication.';
        throw new StripeFailure(400, { code: 'payment_intent_unexpected_state', message });
      }
      if (form.get('outcome') === 'passed') return { ...intent, status: 'succeeded' };
      return refuse(intent, {
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
        message:
          'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      });
    }),
  );

  app.onError((error, c) => {
    if (error instanceof StripeFailure) return c.json({ error: error.body }, error.status);
    return c.json({ error: { type: 'api_error', message: error.message } }, 500);
  });
  return app;
}

/** The intent whose client secret is sent with a publishable key. */
async function findIntent(intents: IntentStore, id: string, form: URLSearchParams) {
  if (!form.get('key')?.startsWith('pk_test_'))
    throw new StripeFailure(401, { message: 'You did not provide an API key.' });
  const intent = await intents.find(id);
  if (!intent) throw new StripeFailure(404, { code: 'resource_missing', message: `No such payment_intent: '${id}'` });
  if (form.get('client_secret') !== intent.clientSecret)
    throw new StripeFailure(400, {
      code: 'payment_intent_invalid_parameter',
      message: 'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
    });
  return intent;
}

function refuse(intent: StoredIntent, lastError: StoredIntent['lastError']): StoredIntent {
  return { ...intent, status: 'requires_payment_method', lastError };
}

function amountOf(form: URLSearchParams) {
  const text = form.get('amount') ?? '';
  const amount = Number(text);
  if (!/^\d+$/.test(text))
    throw new StripeFailure(400, { code: 'parameter_invalid_integer', message: `Invalid integer: ${text}` });
  if (amount < MIN_AMOUNT)
    throw new StripeFailure(400, { code: 'amount_too_small', message: 'Amount must be at least $0.50 usd' });
  if (amount > MAX_AMOUNT)
    throw new StripeFailure(400, { code: 'amount_too_large', message: 'Amount must be no more than $999,999.99' });
  return amount;
}

function currencyOf(form: URLSearchParams) {
  const currency = form.get('currency') ?? '';
  if (currency === 'usd') return currency;
  throw new StripeFailure(400, { code: 'parameter_invalid_string', message: `Invalid currency: ${currency}.` });
}
