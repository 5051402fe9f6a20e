import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '@/lib/config/limits';
import { breakCall, callsTo, slowCall } from '@tests/support/calls';
import { chargeCount, clearCharges, decideAtBank } from '@tests/support/charges';
import { advanceTime, jumpTime } from '@tests/support/clock';
import { aWish, database } from '@tests/support/database';
import {
  aClosedChallenge,
  aSentPayment,
  aTypedCard,
  enabledPayButton,
  successHeading,
  typeCard,
} from '@tests/support/paying';
import { visit } from '@tests/support/visit';

beforeEach(clearCharges);
afterEach(() => void vi.restoreAllMocks());

const CONFIRM = 'POST /v1/payment_intents/:id/confirm';
const RETRIEVE = 'GET /v1/payment_intents/:id';
const RECORD = 'POST /payments';
const charged = { name: 'Your card was charged' };
const checking = { name: 'We are checking whether your card was charged' };
const silent = { name: 'Your bank has not answered yet' };
const startAgain = { name: 'Start again' };

describe('A wish that the host has lost', () => {
  test('leaves the receipt where it was', async () => {
    const { reload, id } = await aSentPayment();
    await successHeading();
    await database.wishlist.remove({ _id: id });
    await reload();
    await successHeading();
    expect(screen.getByLabelText('Printed receipt')).toBeInTheDocument();
    expect(screen.getByText('$24,500 · Paid')).toBeVisible();
  });

  test('leaves the transaction id of a charge that could not be recorded', async () => {
    breakCall(RECORD, 404);
    const { reload, id } = await aSentPayment();
    await screen.findByRole('heading', charged);
    await database.wishlist.remove({ _id: id });
    await reload();
    await advanceTime(3000);
    expect(screen.queryByText('This payment was not found')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', charged)).toBeVisible();
    expect(screen.getByText(/^pi_/, { selector: 'code' })).toBeVisible();
  });

  test('leaves what another wish of the car links to', async () => {
    const { noor, id, carId } = await aClosedChallenge();
    await database.wishlist.remove({ _id: id });
    const second = aWish({ wishListIid: carId, product_title: 'BMW 330i xDrive', price: 24500, email: noor.email });
    const { user } = await visit(`/dashboard/payment/${second.id}`, noor);
    await user.click(await screen.findByRole('link', { name: 'See that payment' }));
    expect(await screen.findByRole('heading', silent)).toBeVisible();
    await decideAtBank('succeeded');
    await advanceTime(5000);
    await successHeading();
  });
});

describe('A card whose request a browser sends twice', () => {
  const lockTimeout = () =>
    Response.json(
      {
        error: {
          type: 'invalid_request_error',
          code: 'lock_timeout',
          message:
            'This object cannot be accessed right now because another API request or Stripe process is currently accessing it.',
        },
      },
      { status: 429 },
    );

  test('is not called refused, and is recorded from another page', async () => {
    const { user, noor } = await aTypedCard();
    // Stripe carries out the first request; the second one, whose response arrives, finds the intent locked.
    breakCall(CONFIRM, { corrupted: lockTimeout }, { times: 1 });
    await user.click(await enabledPayButton());
    await advanceTime(1000);
    expect(chargeCount()).toBe(1);
    expect(screen.queryByText(/nothing was charged/i)).not.toBeInTheDocument();
    await visit('/blog', noor);
    await advanceTime(60_000);
    expect(await database.payments.count({})).toBe(1);
  });
});

describe('Who starts again', () => {
  test('is not told that the card was not charged while the bank may approve the first one', async () => {
    const { user } = await aClosedChallenge();
    await user.click(await screen.findByRole('button', startAgain));
    await typeCard(user);
    breakCall('GET /cars/:id', 500);
    await user.click(await enabledPayButton());
    expect(await screen.findByText(/^The marketplace has a problem right now/)).toBeVisible();
    expect(screen.queryByText(/not charged|nothing was charged/i)).not.toBeInTheDocument();
  });

  test('is not told of another tab because this one is just asking Stripe', async () => {
    const { user } = await aClosedChallenge();
    await user.click(await screen.findByRole('button', startAgain));
    await typeCard(user);
    await enabledPayButton();
    slowCall(RETRIEVE, 5000);
    const before = callsTo(RETRIEVE).length;
    await waitFor(() => expect(callsTo(RETRIEVE).length).toBeGreaterThan(before));
    await user.click(await enabledPayButton());
    await advanceTime(1000);
    expect(screen.queryByText(/^This car is being paid for in another tab/)).not.toBeInTheDocument();
    await advanceTime(20_000);
    await successHeading();
  });

  test('is told so only if it is possible', async () => {
    const { noor, id, carId } = await aClosedChallenge();
    await database.cars.update({ _id: carId }, { price: 26000 });
    await visit(`/dashboard/payment/${id}`, noor);
    await screen.findByRole('heading', silent);
    expect(screen.queryByRole('button', startAgain)).not.toBeInTheDocument();
    expect(screen.queryByText(/start again/)).not.toBeInTheDocument();
    // Not what the car costs now: this card was sent for less.
    expect(screen.getByText('Order Total').nextSibling).toHaveTextContent('$24,500');
  });
});

test('A charge is recorded once although the disk is full since the card was sent', async () => {
  const { user } = await aTypedCard();
  slowCall(CONFIRM, 500);
  // The record arrives five seconds after the page has given up waiting for its response.
  const repair = slowCall(RECORD, 20_000);
  await user.click(await enabledPayButton());
  await waitFor(() => expect(callsTo(CONFIRM)).toHaveLength(1));
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await waitFor(() => expect(callsTo(RECORD)).toHaveLength(1));
  repair();
  await advanceTime(60_000);
  expect(await database.payments.count({})).toBe(1);
  expect(callsTo(RECORD)).toHaveLength(1);
});

describe('A card whose request takes minutes', () => {
  const leap = async (times: number) => {
    for (let leaps = 0; leaps < times; leaps += 1) await jumpTime(10_000);
  };

  async function aSlowCard() {
    const page = await aTypedCard();
    const repair = slowCall(CONFIRM, 150_000);
    await page.user.click(await enabledPayButton());
    await waitFor(() => expect(callsTo(CONFIRM)).toHaveLength(1));
    repair();
    return page;
  }

  test('keeps its car from being paid through another wish, and is recorded once it is charged', async () => {
    const { noor, url, carId } = await aSlowCard();
    const other = aWish({ wishListIid: carId, product_title: 'BMW 330i xDrive', price: 24500, email: noor.email });
    await leap(11);
    expect(await screen.findByRole('heading', checking)).toBeVisible();
    expect(screen.queryByText(/not charged/)).not.toBeInTheDocument();
    await visit(`/dashboard/payment/${other.id}`, noor);
    expect(await screen.findByText(/^A payment for this car has already begun/)).toBeVisible();
    await leap(5);
    expect(chargeCount()).toBe(1);
    await visit(url, noor);
    await successHeading();
    expect(await database.payments.count({})).toBe(1);
  });
});

test('A wish that refers to another car by now is not charged', async () => {
  const { user, id } = await aTypedCard();
  const other = { wishListIid: '650000000000000000000009', product_title: undefined, product_img: undefined };
  await database.wishlist.update({ _id: id }, other);
  await user.click(await enabledPayButton());
  await advanceTime(3000);
  expect(callsTo(CONFIRM)).toEqual([]);
});

test('A car that this device has paid for stays on the wishlist, also if the host has not marked it', async () => {
  const { id, noor } = await aSentPayment();
  await successHeading();
  await database.wishlist.update({ _id: id }, { paid: false });
  const { user } = await visit('/dashboard', noor);
  await user.click(await screen.findByRole('button', { name: /^Remove BMW/ }));
  expect(await screen.findByText(/It stays on your wishlist as your proof/)).toBeVisible();
  expect(callsTo('DELETE /wishlist/:id')).toEqual([]);
});

test('A clock that is set forward does not have a record sent again that may still arrive', async () => {
  const { user } = await aTypedCard();
  breakCall(RECORD, 'fails');
  await user.click(await enabledPayButton());
  await waitFor(() => expect(callsTo(RECORD)).toHaveLength(1));
  vi.setSystemTime(Date.now() + HOUR_MS);
  await advanceTime(6000);
  expect(callsTo(RECORD)).toHaveLength(1);
});
