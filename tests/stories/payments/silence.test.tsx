import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CARD_GRACE_MS, CONFIRM_TIMEOUT_MS } from '@/payments/limits';
import { breakCall, callsTo } from '@tests/support/calls';
import { jumpTime } from '@tests/support/clock';
import { database } from '@tests/support/database';
import { aSentPayment, payWith, successHeading } from '@tests/support/paying';
import { dropLocks } from '@tests/support/shims/locks';

const CONFIRM = 'POST /v1/payment_intents/:id/confirm';
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
  test('is looked up after a minute, and can be made again once no page awaits one, and Stripe reports no charge', async () => {
    breakCall(CONFIRM, 'hangs', { times: 1 });
    const page = await aSentPayment();
    await untilSent();
    expect(screen.getByText(paying)).toBeVisible();
    await jumpTime(CONFIRM_TIMEOUT_MS);

    expect(await screen.findByRole('heading', checking)).toBeVisible();
    expect(screen.queryByText(paying)).not.toBeInTheDocument();
    for (let minutes = 0; minutes < 5; minutes += 1) {
      await jumpTime(MINUTE_MS);
      expect(screen.getByText(/If nothing happens for some minutes, close the other tabs/)).toBeVisible();
      expect(screen.queryByText(PAYABLE)).not.toBeInTheDocument();
    }
    dropLocks();
    const { user } = await page.reload();
    await untilPayableAgain();
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
});

test('A 3-D Secure challenge that stays open for minutes is waited for, keeps other tabs away, and can be tried again', async () => {
  const { user, id, carId } = await aSentPayment(ASKS_FOR_3DS);
  const fail = await screen.findByRole('button', { name: 'Fail authentication' });
  for (let minutes = 0; minutes < 20; minutes += 1) {
    await jumpTime(MINUTE_MS);
    expect(screen.getByText(paying)).toBeVisible();
    expect(screen.queryByText(/not charged|nothing was charged/i)).not.toBeInTheDocument();
  }
  const { held = [] } = await navigator.locks.query();
  expect(held.map(({ name }) => name)).toEqual(expect.arrayContaining([`item-${id}`, `car-${carId}`]));
  await user.click(fail);

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('We are unable to authenticate your payment method.');
  expect(alert).toHaveTextContent('Nothing was charged. Press Pay to do your bank’s check once more');
  expect(await database.payments.count({})).toBe(0);
  await payWith(user, ASKS_FOR_3DS);
  await user.click(await screen.findByRole('button', { name: 'Complete authentication' }));
  await successHeading();
  expect(callsTo(CONFIRM)).toHaveLength(2);
  await expectOnePayment();
});
