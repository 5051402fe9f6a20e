// @vitest-environment jsdom
import { loadStripe } from '@stripe/stripe-js/pure';
import { screen } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { confirmCard, expiry, openPage, typeCard } from './stripePage';

describe('Stripe.js', () => {
  test('is the version that its loader expects', async () => {
    const warn = vi.spyOn(console, 'warn');
    await openPage();
    expect(warn).not.toHaveBeenCalled();
    await expect(loadStripe('sk_test_sandbox')).rejects.toThrow('You should not use your secret key');
  });

  test.each(['4242424242424242', '5555555555554444'])('pays with %s', async (number) => {
    const page = await openPage();
    await typeCard(page, number);
    const result = confirmCard(page);
    expect((await result).paymentIntent).toMatchObject({
      id: page.secret.split('_secret_')[0],
      status: 'succeeded',
      amount: 1_250_000,
    });
    expect((await page.stripe.retrievePaymentIntent(page.secret)).paymentIntent?.status).toBe('succeeded');
  });

  test('pays with an American Express card and its four-digit code', async () => {
    const page = await openPage();
    await typeCard(page, '378282246310005', `${expiry}4242`);
    const result = confirmCard(page);
    expect(screen.getByLabelText('Card number')).toHaveValue('3782 822463 10005');
    expect((await result).paymentIntent?.status).toBe('succeeded');
  });

  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000009987', 'card_declined', 'lost_card', 'Your card was declined.'],
    ['4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', undefined, "Your card's security code is incorrect."],
    [
      '4000000000000119',
      'processing_error',
      undefined,
      'An error occurred while processing your card. Try again in a little bit.',
    ],
    ['4111111111111111', 'card_declined', 'test_mode_live_card', expect.stringContaining('non test (live) card')],
  ])('is declined with %s', async (number, code, decline_code, message: unknown) => {
    const page = await openPage();
    await typeCard(page, number);
    const result = confirmCard(page);
    const { error } = await result;
    expect(error).toMatchObject({ type: 'card_error', code, message });
    expect(error?.decline_code).toBe(decline_code);
    expect(error?.payment_intent?.status).toBe('requires_payment_method');
    expect(error?.payment_method?.billing_details.name).toBe('Bo Buyer');
  });

  test('pays with another card after a declined one', async () => {
    const page = await openPage();
    await typeCard(page, '4000000000000002');
    const result = confirmCard(page);
    expect((await result).error?.code).toBe('card_declined');
    page.card.clear();
    await typeCard(page, '4242424242424242');
    expect((await confirmCard(page)).paymentIntent?.status).toBe('succeeded');
  });

  test('returns a paid intent instead of charging it again', async () => {
    const page = await openPage();
    await typeCard(page, '4242424242424242');
    const result = confirmCard(page);
    await result;
    const { error } = await confirmCard(page);
    expect(error).toMatchObject({ type: 'invalid_request_error', code: 'payment_intent_unexpected_state' });
    expect(error?.payment_intent?.status).toBe('succeeded');
  });

  test.each([
    ['', '', 'incomplete_number', 'Your card number is incomplete.'],
    ['4242424242424241', '', 'invalid_number', 'Your card number is invalid.'],
    ['4242424242424242', '12', 'incomplete_expiry', "Your card's expiration date is incomplete."],
    ['4242424242424242', '1220', 'invalid_expiry_year_past', "Your card's expiration year is in the past."],
    ['4242424242424242', `${expiry}42`, 'incomplete_cvc', "Your card's security code is incomplete."],
  ])('reports what is wrong with %s %s without calling the API', async (number, rest, code, message) => {
    const page = await openPage();
    await typeCard(page, number, rest);
    expect((await confirmCard(page)).error).toEqual({ type: 'validation_error', code, message });
    expect((await page.stripe.retrievePaymentIntent(page.secret)).paymentIntent?.last_payment_error).toBeNull();
  });

  test('reports that there is no connection', async () => {
    const page = await openPage();
    await typeCard(page, '4242424242424242');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect((await confirmCard(page)).error?.type).toBe('api_connection_error');
    expect((await page.stripe.retrievePaymentIntent(page.secret)).error?.type).toBe('api_connection_error');
  });
});
