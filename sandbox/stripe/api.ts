import { Hono, type Context } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { localOrigins } from '@sandbox/host/localOrigins';
import { expectClientSecret, expectSecretKey, readForm, keyKind } from './access';
import { readAmount, readCurrency } from './amount';
import { applyChallenge, expectUnpaid, applyCard } from './confirm';
import { invalidRequest, StripeFailure } from './failure';
import { memoryIntents, type IntentStore } from './intentStore';
import { fullView, lastPaymentError, newIntent, publicView, type StoredIntent } from './intents';
import { readPresentedCard } from './presentedCard';

/** The part of api.stripe.com that a card payment needs, with Stripe's test cards. */
export function stripeApi(state: IntentStore = memoryIntents()): Hono {
  const app = new Hono();
  let last: Promise<unknown> = Promise.resolve();

  // Runs changes one at a time: two confirmations of an intent must not both see it unpaid.
  const oneAtATime = <T>(change: () => Promise<T>): Promise<T> => {
    const result = last.then(change);
    last = result.catch(() => undefined);
    return result;
  };

  const findIntent = async (c: Context, id: string) => {
    const form = await readForm(c);
    const isServer = keyKind(c, form) === 'secret';
    const intent = await state.find(id);
    if (!intent) throw invalidRequest('resource_missing', `No such payment_intent: '${id}'`, { param: 'intent' });
    if (!isServer || form.has('client_secret')) expectClientSecret(intent, form);
    return { form, intent, view: (current: StoredIntent) => (isServer ? fullView(current) : publicView(current)) };
  };

  const saveIntent = async (intent: StoredIntent) => {
    await state.save(intent);
    const refusal = lastPaymentError(intent);
    if (refusal === null) return intent;
    throw new StripeFailure(refusal.type === 'card_error' ? 402 : 400, {
      ...refusal,
      payment_intent: publicView(intent),
    });
  };

  app.use('/v1/*', localOrigins);
  app.get('/v1/*', etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'access-control-allow-origin'] }));

  app.post('/v1/payment_intents', async (c) => {
    const form = await readForm(c);
    expectSecretKey(c, form);
    const intent = newIntent(readAmount(form), readCurrency(form));
    await state.save(intent);
    return c.json(fullView(intent));
  });

  app.get('/v1/payment_intents/:id', async (c) => {
    const { intent, view } = await findIntent(c, c.req.param('id'));
    return c.json(view(intent));
  });

  app.post('/v1/payment_intents/:id/confirm', (c) =>
    oneAtATime(async () => {
      const { form, intent, view } = await findIntent(c, c.req.param('id'));
      expectUnpaid(intent);
      return c.json(view(await saveIntent(applyCard(intent, readPresentedCard(form)))));
    }),
  );

  // Stripe does not publish where Stripe.js reports the challenge; this path exists only here.
  app.post('/v1/payment_intents/:id/challenge', (c) =>
    oneAtATime(async () => {
      const { form, intent, view } = await findIntent(c, c.req.param('id'));
      return c.json(view(await saveIntent(applyChallenge(intent, form.get('outcome') === 'passed'))));
    }),
  );

  app.onError((error, c) => {
    if (error instanceof StripeFailure) return c.json({ error: error.body }, error.status);
    return c.json({ error: { type: 'api_error', message: error.message } }, 500);
  });
  return app;
}
