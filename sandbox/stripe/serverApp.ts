import { Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { join } from 'node:path';
import { stripeApi } from './api';
import { fileIntents, memoryIntents, type IntentStore } from './intents';
import { createStripe, paymentsApp, type PaymentsOptions } from './paymentsApp';

interface PaymentsServerOptions extends Omit<PaymentsOptions, 'stripe'> {
  /** Where payment intents are stored; in memory if omitted. */
  folder?: string;
  /** A store to use instead of `folder`. */
  intents?: IntentStore;
}

/** The payments host. If STRIPE_SECRET_KEY is not set, it also serves the fakes of Stripe's API and of Stripe.js. */
export async function paymentsServerApp({ folder, intents, ...options }: PaymentsServerOptions = {}): Promise<Hono> {
  const api = stripeApi(intents ?? (folder === undefined ? memoryIntents() : await fileIntents(folder)));
  const host = paymentsApp({ ...options, stripe: createStripe(api) });
  const app = new Hono();
  app.all('/create-payment-intent', (c) => host.fetch(c.req.raw));
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

async function bundleStripeJs(): Promise<string> {
  // Imported on first use: esbuild cannot load in jsdom, where the stories import this module without using it.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'js/script.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('');
}
