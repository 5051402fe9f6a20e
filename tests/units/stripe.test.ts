// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import ServerStripe from 'stripe';
import { beforeEach, describe, expect, test } from 'vitest';
import { createStripe } from '@sandbox/stripe/paymentsApp';
import { stripeApi } from '@sandbox/stripe/api';
import { fileIntents } from '@sandbox/stripe/intentStore';

const order = { amount: 1_250_000, currency: 'usd' } as const;

let api: Hono;
let server: ServerStripe;

beforeEach(() => {
  api = stripeApi();
  server = createStripe(api);
});

async function secretOf(stripe = server): Promise<string> {
  const { client_secret } = await stripe.paymentIntents.create(order);
  return client_secret ?? '';
}

const idOf = (secret: string) => secret.split('_secret_')[0] ?? '';

describe('The fake Stripe API, through the official server package,', () => {
  test.each([
    [49, 'amount_too_small', 'Amount must be at least $0.50 usd'],
    [100_000_000, 'amount_too_large', 'Amount must be no more than $999,999.99'],
    [19.99 * 100, 'parameter_invalid_integer', 'Invalid integer: 1998.9999999999998'],
    [Number.NaN, 'parameter_invalid_integer', 'Invalid integer: NaN'],
    [-500, 'parameter_invalid_integer', 'This value must be greater than or equal to 1.'],
  ])('refuses an amount of %d', async (amount, code, message) => {
    const refused = server.paymentIntents.create({ amount, currency: 'usd' });
    await expect(refused).rejects.toMatchObject({ type: 'StripeInvalidRequestError', code, message, param: 'amount' });
  });

  test.each([50, 99_999_999])('accepts an amount of %d', async (amount) => {
    const intent = await server.paymentIntents.create({ amount, currency: 'usd' });
    expect(intent).toMatchObject({ amount, currency: 'usd', status: 'requires_payment_method', livemode: false });
  });

  test.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', ''],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', ''],
  ])('declines %s', async (payment_method, code, decline_code) => {
    const id = idOf(await secretOf());
    const refused = server.paymentIntents.confirm(id, { payment_method });
    await expect(refused).rejects.toBeInstanceOf(ServerStripe.errors.StripeCardError);
    await expect(server.paymentIntents.confirm(id, { payment_method })).rejects.toMatchObject({ code, decline_code });
    const { status, last_payment_error } = await server.paymentIntents.retrieve(id);
    expect({ status, code: last_payment_error?.code }).toEqual({ status: 'requires_payment_method', code });
  });

  test('charges a good card only once', async () => {
    const id = idOf(await secretOf());
    const paid = await server.paymentIntents.confirm(id, { payment_method: 'pm_card_mastercard' });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: order.amount });
    const again = server.paymentIntents.confirm(id, { payment_method: 'pm_card_mastercard' });
    await expect(again).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  });

  test('accepts only one of two simultaneous confirmations', async () => {
    const id = idOf(await secretOf());
    const confirm = () => server.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    const results = await Promise.allSettled([confirm(), confirm()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('keeps its intents across a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'intents-'));
    const before = createStripe(stripeApi(await fileIntents(folder)));
    const id = idOf(await secretOf(before));
    await before.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });

    const after = createStripe(stripeApi(await fileIntents(folder)));
    expect(await after.paymentIntents.retrieve(id)).toMatchObject({ id, ...order, status: 'succeeded' });
    await rm(folder, { recursive: true });
  });

  test('returns nothing without a key, without the client secret, or for an unknown intent', async () => {
    const secret = await secretOf();
    const status = async (query: string) => (await api.request(`/v1/payment_intents/${idOf(secret)}?${query}`)).status;
    expect(await status('')).toBe(401);
    expect(await status('key=pk_test_1')).toBe(400);
    expect(await status(`key=pk_test_1&client_secret=${secret}`)).toBe(200);
    expect((await api.request('/v1/payment_intents/pi_none?key=sk_test_1')).status).toBe(404);
    const create = await api.request('/v1/payment_intents', { method: 'POST', body: 'key=pk_test_1&amount=100' });
    expect(create.status).toBe(401);
  });
});
