import type { Context } from 'hono';
import { StripeFailure, invalidRequest } from './failure';
import type { StoredIntent } from './intents';

type KeyKind = 'secret' | 'publishable';

/** Reads the form of a POST or the query of a GET. */
export async function readForm(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(c.req.method === 'GET' ? new URL(c.req.url).search : await c.req.text());
}

/** @throws StripeFailure 401 if the key is missing or is no test key */
export function keyKind(c: Context, form: URLSearchParams): KeyKind {
  const header = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const key = header ?? form.get('key') ?? '';
  if (key.startsWith('sk_test_')) return 'secret';
  if (key.startsWith('pk_test_')) return 'publishable';
  throw unauthorized(key === '' ? noKey : `Invalid API Key provided: ${key}`);
}

export function expectSecretKey(c: Context, form: URLSearchParams): void {
  if (keyKind(c, form) === 'secret') return;
  const problem = 'This API call cannot be made with a publishable API key. Please use a secret API key.';
  throw unauthorized(
    `${problem} You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.`,
  );
}

/** With a publishable key, a request must carry the intent's client secret. */
export function expectClientSecret(intent: StoredIntent, form: URLSearchParams): void {
  if (form.get('client_secret') === intent.clientSecret) return;
  throw invalidRequest(
    'payment_intent_invalid_parameter',
    'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
    { param: 'client_secret' },
  );
}

const noKey =
  "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";

const unauthorized = (message: string) => new StripeFailure(401, { type: 'invalid_request_error', message });
