// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { confirmCard, openPage, typeCard } from './stripePage';

describe('The 3-D Secure challenge', () => {
  test.each(['4000002500003155', '4000002760003184'])('lets %s pay after it has been passed', async (number) => {
    const page = await openPage();
    await typeCard(page, number);
    const result = confirmCard(page);
    expect(await screen.findByRole('dialog', { name: /3D Secure/ })).toHaveTextContent('$12,500.00');
    await page.user.click(screen.getByRole('button', { name: 'Complete authentication' }));
    expect((await result).paymentIntent?.status).toBe('succeeded');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('ends in a decline if the card is refused after it was passed', async () => {
    const page = await openPage();
    await typeCard(page, '4000008260003178');
    const result = confirmCard(page);
    await page.user.click(await screen.findByRole('button', { name: 'Complete authentication' }));
    expect((await result).error?.decline_code).toBe('insufficient_funds');
  });

  test.each([
    ['the button', 'Fail authentication'],
    ['Escape', undefined],
  ])('can be failed by %s', async (_way, button) => {
    const page = await openPage();
    await typeCard(page, '4000002500003155');
    const result = confirmCard(page);
    const pass = await screen.findByRole('button', { name: 'Complete authentication' });
    expect(pass).toHaveFocus();
    await page.user.tab();
    await page.user.tab();
    expect(pass).toHaveFocus();
    if (button) await page.user.click(screen.getByRole('button', { name: button }));
    else await page.user.keyboard('{Escape}');
    expect((await result).error).toMatchObject({
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    });
    expect((await page.stripe.retrievePaymentIntent(page.secret)).paymentIntent?.status).toBe(
      'requires_payment_method',
    );
  });

  test('can be handled later by a separate call', async () => {
    const page = await openPage();
    await typeCard(page, '4000002500003155');
    const unconfirmed = await page.stripe.confirmCardPayment(
      page.secret,
      { payment_method: { card: page.card } },
      { handleActions: false },
    );
    expect(unconfirmed.paymentIntent).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    });
    const result = page.stripe.handleCardAction(page.secret);
    await page.user.click(await screen.findByRole('button', { name: 'Complete authentication' }));
    expect((await result).paymentIntent?.status).toBe('succeeded');
  });
});
