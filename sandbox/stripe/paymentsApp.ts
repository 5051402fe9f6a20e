import { Hono } from 'hono';
import Stripe from 'stripe';
import * as v from 'valibot';
import { requireToken } from '@sandbox/market/access';
import { localOrigins } from './localOrigins';

export interface PaymentsOptions {
  stripe: Stripe;
}

const order = v.object({ price: v.optional(v.unknown()) });

/** The payments host. Like the hosted one, it charges the price that the client sends. */
export function paymentsApp({ stripe }: PaymentsOptions): Hono {
  const app = new Hono();

  app.use(localOrigins);
  app.post('/create-payment-intent', requireToken, async (c) => {
    const body: unknown = await c.req.json();
    const { price } = v.parse(order, body);
    const intent = await stripe.paymentIntents.create({
      // Not rounded, as on the hosted server: 19.99 becomes 1998.9999999999998, which Stripe refuses.
      amount: Number(price) * 100,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
    });
    return c.json({ clientSecret: intent.client_secret });
  });
  app.onError((_error, c) => c.html(errorPage, 500));
  return app;
}

/** A client for Stripe's test mode if STRIPE_SECRET_KEY is set, else one that calls `fakeApi` directly, without a socket. */
export function createStripe(fakeApi: Hono): Stripe {
  const key = process.env['STRIPE_SECRET_KEY'];
  if (key) return new Stripe(key);
  return new Stripe('sk_test_sandbox', {
    host: 'localhost',
    protocol: 'http',
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(async (input, init) => fakeApi.fetch(new Request(input, init))),
  });
}

const errorPage = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Error</title>
</head>
<body>
<pre>Internal Server Error</pre>
</body>
</html>
`;
