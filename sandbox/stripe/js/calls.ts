import type { PaymentIntentResult } from '@stripe/stripe-js';
import * as v from 'valibot';
import { IntegrationError } from './integrationError';
import { errorResponse, paymentIntentResponse } from './wire';

export interface Connection {
  apiUrl: string;
  key: string;
  /** Looks up the page's `fetch` at each call. */
  fetch: typeof fetch;
}

const noConnection = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
} as const;

/**
 * The intent's id, which is the first part of its client secret.
 * @throws IntegrationError if the client secret is malformed
 */
export function intentId(clientSecret: string, method: string): string {
  const id = /^(pi_[^_]+)_secret_[^_]+$/.exec(clientSecret)?.[1];
  if (id !== undefined) return id;
  throw new IntegrationError(
    `Invalid value for stripe.${method} intent secret: value should be a client secret of the form \${id}_secret_\${secret}. You specified: ${clientSecret}.`,
  );
}

export function getIntent(connection: Connection, id: string, clientSecret: string): Promise<PaymentIntentResult> {
  const query = new URLSearchParams({ key: connection.key, client_secret: clientSecret });
  return requestIntent(connection, `/v1/payment_intents/${id}?${query.toString()}`, {});
}

export function postIntent(
  connection: Connection,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<PaymentIntentResult> {
  const form = new URLSearchParams({ ...fields, key: connection.key });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return requestIntent(connection, `/v1/payment_intents/${path}`, { method: 'POST', headers, body: form.toString() });
}

async function requestIntent(connection: Connection, path: string, init: RequestInit): Promise<PaymentIntentResult> {
  let body: unknown;
  try {
    const response = await connection.fetch(`${connection.apiUrl}${path}`, init);
    body = await response.json();
  } catch {
    return { error: noConnection };
  }
  const intent = v.safeParse(paymentIntentResponse, body);
  if (intent.success) return { paymentIntent: intent.output };
  const failure = v.safeParse(errorResponse, body);
  return {
    error: failure.success ? failure.output.error : { type: 'api_error', message: 'An unexpected error occurred.' },
  };
}
