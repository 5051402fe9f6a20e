import type { Hono } from 'hono';
import Stripe from 'stripe';
import type { Care } from '@sandbox/host/care';
import { hostApp } from '@sandbox/host/hostApp';
import { HostProcess, type OnEnd } from '@sandbox/host/hostProcess';
import { requireToken } from '@sandbox/market/access';

export interface PaymentsOptions {
  stripe: Stripe;
  care?: Care;
  onEnd?: OnEnd;
}

/** The payments host. Like the deployed one, it charges the price that the client sends. */
export function paymentsApp({ stripe, care = 'strict', onEnd }: PaymentsOptions): HostProcess {
  const app = hostApp(care);
  if (care === 'strict') app.use('/create-payment-intent', requireToken);
  app.post('/create-payment-intent', async (c) => {
    const { price } = c.get('body');
    const intent = await stripe.paymentIntents.create({
      // Not rounded, as on the deployed host: 19.99 becomes 1998.9999999999998, which Stripe refuses.
      amount: Number(price) * 100,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
    });
    return c.json({ clientSecret: intent.client_secret });
  });
  return new HostProcess(app, onEnd);
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
