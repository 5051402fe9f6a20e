import type { Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { createStripe, paymentsApp } from './paymentsApp';
import { stripeApi } from './api';
import { bundleStripeJs } from './bundle';
import { intentsIn, memoryIntents, type IntentStore } from './intentStore';

interface PaymentsServerOptions {
  /** Where payment intents are kept; without it, in memory. */
  folder?: string;
  /** Or in whose hands. */
  intents?: IntentStore;
}

/** The payments host; where no key of Stripe's is set, Stripe's API and script stand in on the same address. */
export async function paymentsServerApp({ folder, intents }: PaymentsServerOptions = {}): Promise<Hono> {
  const api = stripeApi(intents ?? (folder === undefined ? memoryIntents() : await intentsIn(folder)));
  const app = paymentsApp({ stripe: createStripe(api) });
  if (process.env['STRIPE_SECRET_KEY']) return app;

  let script: Promise<string> | undefined;
  app.get(
    '/stripe.js',
    etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'access-control-allow-origin'] }),
    async (c) => {
      script ??= bundleStripeJs();
      return c.body(await script, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
      });
    },
  );
  app.route('/', api);
  return app;
}
