import type { PaymentIntent, Stripe, StripeCardElement } from '@stripe/stripe-js';
// @vitest-environment jsdom
import { loadStripe } from '@stripe/stripe-js/pure';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chargeTexts } from '@/payments/chargeTexts';
import { entryOf, unpaidEntry } from '@/payments/engine/entry';
import { openLedger } from '@/payments/engine/ledger';
import {
  expectNoOtherPayment,
  expectPrice,
  isChargedOrPending,
  isOf,
  retrieveIntent,
} from '@/payments/engine/prepareIntent';
import { stripeApi } from '@sandbox/stripe/api';
import { newIntent, viewOf } from '@sandbox/stripe/intents';
import { installStripe } from '@sandbox/stripe/js/stripe';
import { createStripe } from '@sandbox/stripe/paymentsApp';

/** The client secret of an intent of $12,500. */
let secret: string;
let stripe: Stripe;
let card: StripeCardElement;

/** An empty page with the fake Stripe.js, loaded by Stripe's own loader; the intent is made by Stripe's own server library. */
beforeEach(async () => {
  const api = stripeApi();
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => api.request(url, init));
  installStripe(window, 'http://localhost:4102');
  const loaded = await loadStripe('pk_test_sandbox');
  const intent = await createStripe(api).paymentIntents.create({ amount: 1_250_000, currency: 'usd' });
  if (!loaded) throw new Error('Stripe.js is not there');
  [stripe, secret] = [loaded, intent.client_secret ?? ''];
  card = stripe.elements().create('card');
  document.body.replaceChildren(document.createElement('div'));
  card.mount(document.body.querySelector('div') ?? '');
});

async function typeCard(number: string, rest = `12${new Date().getFullYear() - 1997}424`) {
  const user = userEvent.setup();
  const field = screen.getByLabelText('Card number');
  await user.clear(field);
  await user.click(field);
  for (const text of [number, rest]) if (text !== '') await user.keyboard(text);
}

const pay = () =>
  stripe.confirmCardPayment(secret, { payment_method: { card, billing_details: { email: 'a@b.test' } } });

describe('The fake Stripe', () => {
  test('is the version that Stripe’s loader expects', async () => {
    const warn = vi.spyOn(console, 'warn');
    await loadStripe('pk_test_sandbox');
    expect(warn).not.toHaveBeenCalled();
  });

  /* oxlint-disable typescript/unbound-method, typescript/no-deprecated -- This is what is tested; the overload is that of another element. */
  test('works through methods that are called by themselves, as the real one does', async () => {
    card.destroy();
    const { elements, confirmCardPayment, retrievePaymentIntent } = stripe;
    const { create } = elements();
    card = create('card');
    const { mount, on, off, update, destroy } = card;
    const onChange = vi.fn<() => void>();
    on('change', onChange);
    mount(document.body.querySelector('div') ?? '');
    update({ disabled: false });
    await typeCard('4242424242424242');
    expect(onChange).toHaveBeenCalled();
    off('change');
    await confirmCardPayment(secret, { payment_method: { card, billing_details: { email: 'a@b.test' } } });
    destroy();

    expect(await retrievePaymentIntent(secret)).toMatchObject({ paymentIntent: { status: 'succeeded' } });
  });
  /* oxlint-enable typescript/unbound-method, typescript/no-deprecated */

  test('charges an intent once, after a card that was declined', async () => {
    await typeCard('4000000000000002');
    const { error } = await pay();
    expect(error).toMatchObject({ type: 'card_error', code: 'card_declined', message: 'Your card was declined.' });
    expect(error?.payment_intent?.status).toBe('requires_payment_method');

    await typeCard('4242424242424242', '');
    const [one, other] = await Promise.all([pay(), pay()]);
    expect(one.paymentIntent).toMatchObject({ status: 'succeeded', amount: 1_250_000, currency: 'usd' });
    expect(other.error).toMatchObject({
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: secret.split('_secret_')[0], status: 'succeeded' },
    });
  });

  test.each([
    ['', '', 'incomplete_number'],
    ['4242424242424241', '', 'invalid_number'],
    ['4242424242424242', '12', 'incomplete_expiry'],
    ['4242424242424242', '1220', 'invalid_expiry_year_past'],
    ['4242424242424242', '125042', 'incomplete_cvc'],
  ])('sends no card of the number “%s” and “%s”', async (number, rest, code) => {
    await typeCard(number, rest);
    expect((await pay()).error).toMatchObject({ type: 'validation_error', code });
    expect((await stripe.retrievePaymentIntent(secret)).paymentIntent?.last_payment_error).toBeNull();
  });

  test('tells an intent to nobody without its client secret', async () => {
    expect((await stripe.retrievePaymentIntent(`${secret}0`)).error?.code).toBe('payment_intent_invalid_parameter');
    expect((await stripe.retrievePaymentIntent('pi_1_secret_1')).error?.code).toBe('resource_missing');
  });
});

const order = { id: '650000000000000000000001', carId: '650000000000000000000009', price: 12_500 };
const unpaid = unpaidEntry({ ...order, wishId: '650000000000000000000002' }, 'pi_1_secret_2');

test('A car is not paid while another item of it is being paid, also if a third one is not', async () => {
  const sent = unpaidEntry({ ...order, wishId: '650000000000000000000003' }, secret);
  const ledger = openLedger(new QueryClient(), 'uid of Noor');
  await expect(expectNoOtherPayment(order, [unpaid], ledger, stripe)).resolves.toBeUndefined();
  const paying = expectNoOtherPayment(order, [unpaid, { ...sent, step: 'confirming' }], ledger, stripe);
  await expect(paying).rejects.toThrow('another payment for this car');
});

const answer = (body: object, status = 200) =>
  void vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));

test('A car is paid if the card of another item can no longer be charged without that item’s page', async () => {
  const statuses: [PaymentIntent.Status, boolean][] = [
    ['requires_payment_method', true],
    ['canceled', true],
    ['requires_confirmation', false],
    ['requires_action', false],
    ['requires_capture', false],
    ['processing', false],
    ['succeeded', false],
  ];
  for (const [status, isAllowed] of statuses) {
    answer({ ...viewOf(newIntent(1_250_000, 'usd')), status });
    const ledger = openLedger(new QueryClient(), `uid of Noor, ${status}`);
    await ledger.write(unpaid);
    const paying = expectNoOtherPayment(order, [unpaid], ledger, stripe);
    if (isAllowed) await paying;
    else await expect(paying).rejects.toMatchObject({ kind: 'rule', message: chargeTexts.orderChanged });
    const stored = isAllowed ? unpaid : { ...unpaid, step: 'confirming' };
    expect(entryOf(await ledger.read(), unpaid.wishId)).toEqual(stored);
  }
});

test('An error of Stripe is told from an intent that it does not know, which nobody can charge', async () => {
  answer({ error: { type: 'invalid_request_error', code: 'resource_missing' } }, 404);
  const unknown = await retrieveIntent(unpaid, stripe);
  expect(unknown).toBeUndefined();
  expect(isChargedOrPending(unknown)).toBe(false);

  for (const [message, shown] of [
    ['Stripe is down.', 'Stripe is down.'],
    ['', chargeTexts.stripeFault],
  ] as const) {
    answer({ error: { type: 'api_error', message } }, 500);
    await expect(retrieveIntent(unpaid, stripe)).rejects.toMatchObject({ kind: 'rule', message: shown });
  }
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const lost = { kind: 'rule', message: chargeTexts.stripeSilent };
  await expect(retrieveIntent(unpaid, stripe)).rejects.toMatchObject(lost);
});

test('A card is sent only for exactly the price', async () => {
  const check = async (amount: number, currency = 'usd') => {
    answer(viewOf(newIntent(amount, currency)));
    expectPrice(12_500, await retrieveIntent(unpaid, stripe));
  };
  await check(1_250_000);
  const otherAmount = { kind: 'rule', message: chargeTexts.otherAmount };
  await expect(check(1_250_001)).rejects.toMatchObject(otherAmount);
  await expect(check(12_500)).rejects.toMatchObject(otherAmount);
  await expect(check(1_250_000, 'sek')).rejects.toMatchObject(otherAmount);
  const withoutIntent = new Promise(() => expectPrice(12_500, undefined));
  await expect(withoutIntent).rejects.toMatchObject({ kind: 'rule', message: chargeTexts.notPrepared });
  expect(isOf(12_500, undefined)).toBe(false);
});
