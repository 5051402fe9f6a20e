import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CardElement } from '@sandbox/stripe/js/cardElement';
import { breakCall, callsTo } from '@tests/support/calls';
import { confirmAsProcessing, decideAtBank } from '@tests/support/charges';
import { advanceTime, jumpTime } from '@tests/support/clock';
import { aWish, database } from '@tests/support/database';
import { setVisible } from '@tests/support/network';
import {
  aClosedChallenge,
  aSentPayment,
  cardNumber,
  enabledPayButton,
  payWith,
  successHeading,
} from '@tests/support/paying';
import { visit } from '@tests/support/visit';

const CONFIRM = 'POST /v1/payment_intents/:id/confirm';
const RETRIEVE = 'GET /v1/payment_intents/:id';
const INTENT = 'POST /create-payment-intent';
const HOUR_MS = 3_600_000;
const silent = { name: 'Your bank has not answered yet' };
const processing = { name: 'Your bank is still working on it' };
const startAgain = { name: 'Start again' };

async function expectOnePayment() {
  await waitFor(async () => expect(await database.payments.count({})).toBe(1));
  expect(await database.wishlist.count({ paid: true })).toBe(1);
  expect(callsTo(INTENT)).toHaveLength(1);
}

test('A closed 3-D Secure challenge is waited for as long as Stripe does', async () => {
  await aClosedChallenge();
  const before = callsTo(RETRIEVE).length;
  await advanceTime(30_000);
  expect(callsTo(RETRIEVE).length - before).toBeGreaterThan(5);
  for (let hours = 0; hours < 3; hours += 1) {
    await jumpTime(HOUR_MS);
    expect(screen.getByRole('heading', silent)).toBeVisible();
    expect(screen.queryByText(/not charged|nothing was charged/i)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  }
  expect(screen.getByRole('link', { name: 'Write to SecondGear' })).toBeVisible();
});

test('A challenge that the bank’s app approves later is recorded, whatever page is open, also behind that app', async () => {
  const { noor } = await aClosedChallenge();
  const before = callsTo(RETRIEVE).length;
  await visit('/blog', noor);
  await waitFor(() => expect(callsTo(RETRIEVE).length).toBeGreaterThan(before));
  setVisible(false);
  await jumpTime(HOUR_MS);
  await decideAtBank('succeeded');
  await jumpTime(HOUR_MS);
  expect(await screen.findByText('Your payment is complete. The receipt is in My Wishlist.')).toBeVisible();
  await expectOnePayment();
});

test('A challenge that the bank ends lets the buyer pay again', async () => {
  const { user } = await aClosedChallenge();
  await decideAtBank('requires_payment_method');
  await jumpTime(HOUR_MS);
  await jumpTime(HOUR_MS);
  await payWith(user);
  await successHeading();
  await expectOnePayment();
});

test('While the bank may approve, the car stays on the wishlist and is paid through no other item', async () => {
  const { noor, carId } = await aClosedChallenge();
  const { id } = aWish({ wishListIid: carId, product_title: 'BMW 330i xDrive', price: 24500, email: noor.email });
  await jumpTime(HOUR_MS);
  await visit(`/dashboard/payment/${id}`, noor);
  expect(await screen.findByText(/^A payment for this car has already begun/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Card number' })).not.toBeInTheDocument();

  const { user } = await visit('/carsCategories', noor);
  await screen.findByRole('button', { name: 'Wishlist, 2 cars' });
  await user.click(await screen.findByRole('button', { name: 'Wishlist: BMW 330i xDrive' }));
  // The second while the page is just asking Stripe.
  expect(await screen.findByText(/^(A payment for this car has begun|This car is being paid for)/)).toBeVisible();
  expect(callsTo('DELETE /wishlist/:id')).toEqual([]);
  expect(callsTo(INTENT)).toHaveLength(1);
});

test('A buyer can start again with another card, on the same intent', async () => {
  const { user } = await aClosedChallenge();
  await user.click(await screen.findByRole('button', startAgain));
  expect(screen.getByRole('heading', { name: 'Card' })).toHaveFocus();
  await payWith(user, '4242424242424242', '1230');
  expect(await screen.findByText(/security code is incomplete/)).toBeVisible();
  expect(screen.getByRole('heading', silent)).toBeVisible();
  vi.spyOn(CardElement.prototype, 'submit').mockImplementationOnce(() => {
    throw new Error('A fault of Stripe.js');
  });
  await payWith(user);
  await enabledPayButton();
  breakCall(CONFIRM, () => Response.json({ error: { type: 'invalid_request_error' } }, { status: 400 }), { times: 1 });
  await payWith(user);
  expect(await screen.findByText(/^Check the card details, then press Pay again\. It is the same/)).toBeVisible();
  await payWith(user, '4000000000000002');
  expect(await screen.findByText('Nothing was charged. Use another card, or ask your bank.')).toBeVisible();

  await payWith(user);
  await successHeading();
  await expectOnePayment();
  const intents = new Set(callsTo(CONFIRM).map(({ path }) => path));
  expect([callsTo(CONFIRM).length, intents.size]).toEqual([4, 1]);
});

test('A buyer who starts again pays nothing more if the bank approves meanwhile', async () => {
  const { user } = await aClosedChallenge();
  await user.click(await screen.findByRole('button', startAgain));
  await cardNumber();
  await decideAtBank('succeeded');
  await payWith(user);
  await successHeading();
  await expectOnePayment();
  expect(callsTo(CONFIRM)).toHaveLength(1);
});

test('A payment that the bank processes is looked up until the bank approves it', async () => {
  breakCall(CONFIRM, confirmAsProcessing, { times: 1 });
  await aSentPayment();
  await screen.findByRole('heading', processing);
  await jumpTime(HOUR_MS);
  expect(screen.getByRole('heading', processing)).toBeVisible();
  expect(screen.queryByText(/not charged/i)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Card number' })).not.toBeInTheDocument();
  await decideAtBank('succeeded');
  await jumpTime(HOUR_MS);
  await successHeading();
  await expectOnePayment();
});
