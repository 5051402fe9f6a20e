import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CALL_TIMEOUT_MS } from '@/lib/config/limits';
import { CARD_GRACE_MS, CONFIRM_TIMEOUT_MS } from '@/payments/limits';
import { breakCall, callsTo } from '@tests/support/calls';
import { forget } from '@tests/support/charges';
import { advanceTime, jumpTime } from '@tests/support/clock';
import { database } from '@tests/support/database';
import { aSentPayment, cardNumber, payWith, successHeading } from '@tests/support/paying';

const CONFIRM = 'POST /v1/payment_intents/:id/confirm';
const RETRIEVE = 'GET /v1/payment_intents/:id';
const ASKS_FOR_3DS = '4000002500003155';
const DECLINED = '4000000000000002';
const MINUTE_MS = 60_000;
const PAYABLE = 'Your card was not charged. You can pay now.';
const paying = /^Paying\. Keep this page open/;
const checking = { name: 'We are checking whether your card was charged' };

const untilSent = () => waitFor(() => expect(callsTo(CONFIRM)).toHaveLength(1));

/** Waits until the sent card can no longer reach Stripe. */
async function untilPayableAgain() {
  for (let leaps = 0; leaps < 5 && screen.queryByText(PAYABLE) === null; leaps += 1) await jumpTime(CARD_GRACE_MS / 2);
  expect(await screen.findByText(PAYABLE)).toBeVisible();
}

async function expectOnePayment() {
  expect(await database.payments.count({})).toBe(1);
  expect(await database.wishlist.count({ paid: true })).toBe(1);
  expect(callsTo('POST /create-payment-intent')).toHaveLength(1);
}

describe('A payment without a response from Stripe', () => {
  test('is looked up after a minute, and can be made again once Stripe reports no charge', async () => {
    breakCall(CONFIRM, 'hangs', { times: 1 });
    const { user } = await aSentPayment();
    await untilSent();
    expect(screen.getByText(paying)).toBeVisible();
    await jumpTime(CONFIRM_TIMEOUT_MS);

    expect(await screen.findByRole('heading', checking)).toBeVisible();
    expect(screen.queryByText(paying)).not.toBeInTheDocument();
    await untilPayableAgain();
    expect(await cardNumber()).toHaveDisplayValue('4242 4242 4242 4242');
    await payWith(user, DECLINED);
    expect(await screen.findByText('Nothing was charged. Use another card, or ask your bank.')).toBeVisible();
    expect(screen.queryByText(PAYABLE)).not.toBeInTheDocument();
    await payWith(user);
    await successHeading();
    await expectOnePayment();
  });

  test('is recorded, and not made again, if the card was charged', async () => {
    breakCall(CONFIRM, 'acts, then hangs');
    await aSentPayment();
    await untilSent();
    expect(screen.getByText(paying)).toBeVisible();
    await jumpTime(CONFIRM_TIMEOUT_MS);

    await successHeading();
    expect(callsTo(CONFIRM)).toHaveLength(1);
    await expectOnePayment();
  });

  test('and of which Stripe does not know either is not waited for', async () => {
    breakCall(CONFIRM, 'hangs');
    await aSentPayment();
    await untilSent();
    breakCall(RETRIEVE, forget);
    await jumpTime(CONFIRM_TIMEOUT_MS);
    expect(await screen.findByRole('heading', { name: 'Stripe does not know this payment' })).toBeVisible();
  });

  test('is waited for while Stripe does not respond to the look-up either', async () => {
    breakCall(CONFIRM, 'acts, then hangs');
    await aSentPayment();
    await untilSent();
    const repair = breakCall(RETRIEVE, 'hangs');
    const before = callsTo(RETRIEVE).length;
    await jumpTime(CONFIRM_TIMEOUT_MS);
    await waitFor(() => expect(callsTo(RETRIEVE)).toHaveLength(before + 1));
    await jumpTime(CALL_TIMEOUT_MS);
    await advanceTime(1000);

    expect(screen.getByText(paying)).toBeVisible();
    repair();
    await jumpTime(CONFIRM_TIMEOUT_MS);
    await successHeading();
    await expectOnePayment();
  });
});

describe('A 3-D Secure challenge that stays open for minutes', () => {
  async function aLongChallenge() {
    const payment = await aSentPayment(ASKS_FOR_3DS);
    const answers = {
      pass: await screen.findByRole('button', { name: 'Complete authentication' }),
      fail: screen.getByRole('button', { name: 'Fail authentication' }),
    };
    for (let minutes = 0; minutes < 20; minutes += 1) {
      await jumpTime(MINUTE_MS);
      expect(screen.getByText(paying)).toBeVisible();
      expect(screen.queryByText(/not charged|nothing was charged/i)).not.toBeInTheDocument();
    }
    return { ...payment, ...answers };
  }

  test('is waited for, and then records the payment', async () => {
    const { user, pass } = await aLongChallenge();
    await user.click(pass);

    await successHeading();
    expect(callsTo(CONFIRM)).toHaveLength(1);
    await expectOnePayment();
  });

  test('can fail, and the buyer can pay again at once', async () => {
    const { user, fail } = await aLongChallenge();
    await user.click(fail);

    expect(await screen.findByText(/^Nothing was charged\. Press Pay to do your bank’s check once more/)).toBeVisible();
    await payWith(user);
    await successHeading();
    await expectOnePayment();
  });

  test('keeps other tabs from paying or removing the car', async () => {
    const { id, carId } = await aLongChallenge();
    const { held = [] } = await navigator.locks.query();
    expect(held.map(({ name }) => name)).toEqual(expect.arrayContaining([`item-${id}`, `car-${carId}`]));
  });
});
