import { waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS, WRITE_GRACE_MS } from '@/lib/config/limits';
import { unpaidEntry, isPayment } from '@/payments/engine/entry';
import { CARD_GRACE_MS } from '@/payments/limits';
import { breakCall, callsTo } from '@tests/support/calls';
import { advanceTime, jumpTime } from '@tests/support/clock';
import { database } from '@tests/support/database';
import { holdLock } from '@tests/support/holdLock';
import { otherTabLedger } from '@tests/support/ledger';
import { goOffline, goOnline, setVisible } from '@tests/support/network';
import {
  aWishedCar,
  cardNumber,
  losePayment,
  payButton,
  payWith,
  successHeading,
  typeCard,
  enabledPayButton,
} from '@tests/support/paying';
import { aBuyer } from '@tests/support/people';
import { visit } from '@tests/support/visit';

// The ledger reads IndexedDB, which resolves outside of `act`.
afterEach(() => void vi.restoreAllMocks());

const CONFIRM = 'POST /v1/payment_intents/:id/confirm';
const RETRIEVE = 'GET /v1/payment_intents/:id';
const SCRIPT = 'script[src$="/stripe.js"]';
const tryAgain = { name: 'Try again' };
const checking = { name: 'We are checking whether your card was charged' };
const intents = () => callsTo('POST /create-payment-intent').length;

async function aPayment() {
  const noor = aBuyer();
  const wish = aWishedCar(noor);
  return { ...wish, noor, ...(await visit(wish.url, noor)), otherTab: otherTabLedger(noor.uid) };
}

async function expectOnePayment() {
  expect(await database.payments.count({})).toBe(1);
  expect(await database.wishlist.count({ paid: true })).toBe(1);
  expect(intents()).toBe(1);
}

/** Pays, opens another page while the bank asks, and then answers it there. */
async function leaveDuringChallenge(answer: string) {
  const { user, screen } = await aPayment();
  await payWith(user, '4000002500003155');
  const button = await screen.findByRole('button', { name: answer });
  await user.click(screen.getByRole('link', { name: 'Blog' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Payment' })).not.toBeInTheDocument());
  await user.click(button);
  return screen;
}

describe('A payment', () => {
  test('whose intent gets no response shows an error, and asks again only if told to (§4)', async () => {
    const repair = breakCall('POST /create-payment-intent');
    const { user, screen } = await aPayment();

    expect(await screen.findByText('Still trying…')).toBeVisible();
    expect(await screen.findByText('The payment could not be prepared')).toBeVisible();
    await typeCard(user);
    expect(await payButton()).toBeDisabled();
    await jumpTime(MINUTE_MS);
    setVisible(false);
    setVisible(true);
    goOffline();
    goOnline();
    await advanceTime(1000);
    expect(intents()).toBe(2);
    const line = /^You are offline. This loads as soon/;
    expect(screen.queryByText(line)).not.toBeInTheDocument();
    goOffline();
    await user.click(screen.getByRole('button', tryAgain));
    expect(await screen.findByText(line)).toBeVisible();
    repair();
    goOnline();

    await payable();
    expect(screen.queryByText(line)).not.toBeInTheDocument();
    expect(await cardNumber()).toHaveDisplayValue('4242 4242 4242 4242');
    await user.click(await enabledPayButton());
    await successHeading();
  });

  test('whose card form does not load shows an error, and can be retried (§7)', async () => {
    const { Stripe } = window;
    Reflect.deleteProperty(window, 'Stripe');
    const { user, screen } = await aPayment();
    await waitFor(() => expect(document.querySelector(SCRIPT)).not.toBeNull());
    document.querySelector(SCRIPT)?.dispatchEvent(new Event('error'));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^The card form could not be loaded.* a browser extension may block js\.stripe\.com: .* Everything else here works without it\./,
    );
    Object.assign(window, { Stripe });
    await user.click(screen.getByRole('button', tryAgain));
    await payWith(user);
    await successHeading();
  });

  test('is stopped if the car was removed meanwhile', async () => {
    const { user, screen, carId } = await aPayment();
    await typeCard(user);
    await database.cars.remove({ _id: carId });
    const pay = await enabledPayButton();
    const before = callsTo(RETRIEVE).length;
    await user.click(pay);

    expect(await screen.findByRole('alert')).toHaveTextContent('The car is no longer listed');
    expect(screen.getByRole('link', { name: 'Back to My Wishlist' })).toBeVisible();
    // Of what the page shows, only the car and the wish are read again.
    expect(callsTo(RETRIEVE)).toHaveLength(before);
    expect(callsTo(CONFIRM)).toEqual([]);
  });

  test('is stopped if the price has changed meanwhile', async () => {
    const { user, screen, carId } = await aPayment();
    await typeCard(user);
    await database.cars.update({ _id: carId }, { price: 26000 });
    await user.click(await enabledPayButton());

    expect(await screen.findByRole('heading', { name: 'The price has changed' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Listed now: $26,000. On your wishlist: $24,500.');
    expect(screen.getByRole('link', { name: 'See the car' })).toHaveAttribute(
      'href',
      `/carsCategories/carDetails/${carId}`,
    );
    expect(screen.queryByText(/before you press Pay/)).not.toBeInTheDocument();
    expect(callsTo(CONFIRM)).toEqual([]);

    const repair = breakCall('DELETE /wishlist/:id');
    await user.click(screen.getByRole('button', { name: 'Continue at $26,000' }));
    const tryAgain = await screen.findByRole('button', { name: 'Try again' });
    repair();
    await user.click(tryAgain);
    expect(await screen.findByRole('button', { name: 'Pay $26,000' })).toBeVisible();
    expect(await database.wishlist.find({})).toMatchObject([{ wishListIid: carId, price: 26000 }]);
    expect(callsTo(CONFIRM)).toEqual([]);
  });

  test('is not made again if the entry was paid in another place meanwhile', async () => {
    const { user, screen, id, noor } = await aPayment();
    await typeCard(user);
    // The host compares emails exactly, so the list is without it.
    await database.wishlist.update({ _id: id }, { paid: true, email: noor.email.toUpperCase() });
    await user.click(await enabledPayButton());

    expect(await screen.findByRole('heading', { name: /^The marketplace says that this was paid/ })).toBeVisible();
    expect(callsTo(CONFIRM)).toEqual([]);
  });

  test('beside a car that cannot be read says that it is shown as it was saved', async () => {
    const noor = aBuyer();
    const { url } = aWishedCar(noor);
    const repair = breakCall('GET /cars/:id', 500);
    const { user, screen } = await visit(url, noor);
    const order = within(await screen.findByRole('region', { name: 'Your order' }));
    expect(order.getByText(/^As you saved it/)).toBeVisible();
    repair();
    await user.click(order.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(order.queryByText(/^As you saved it/)).not.toBeInTheDocument());
  });

  test('does not start if the order is another one for a moment', async () => {
    const { user, screen } = await aPayment();
    await typeCard(user);
    const pay = await enabledPayButton();
    breakCall('GET /cars/:id', () => Response.json(null), { times: 1 });
    await user.click(pay);

    const message = 'another payment for this car has changed meanwhile';
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(callsTo(CONFIRM)).toEqual([]);
    await user.click(await enabledPayButton());
    await successHeading();
    await expectOnePayment();
  });

  test('does not start while another tab is paying', async () => {
    const { user, screen, carId } = await aPayment();
    await typeCard(user);
    const release = holdLock(`car-${carId}`);
    await user.click(await enabledPayButton());

    expect(await screen.findByRole('alert')).toHaveTextContent('This car is being paid for in another tab.');
    expect(callsTo(CONFIRM)).toEqual([]);
    release();
    await user.click(await enabledPayButton());
    await successHeading();
    await expectOnePayment();
  });

  test('does not start while the browser cannot read the payments of other tabs', async () => {
    const { user, screen, id, carId, otherTab } = await aPayment();
    await typeCard(user);
    await enabledPayButton();
    const read = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('no access', 'InvalidStateError');
    });
    await otherTab.write(unpaidEntry({ wishId: id, carId, price: 24500 }, 'pi_other_secret_1'));

    expect(await screen.findByText(/^Your browser does not let this site keep or read its data/)).toBeVisible();
    await user.click(await enabledPayButton());
    expect(await screen.findByText('Your card was not charged')).toBeVisible();
    expect(callsTo(CONFIRM)).toEqual([]);
    read.mockRestore();
    await user.click(screen.getByRole('button', tryAgain));
    await waitFor(() => expect(screen.queryByRole('button', tryAgain)).not.toBeInTheDocument());
  });

  test('that could not be recorded is recorded by a retry, without a second charge', async () => {
    const repair = breakCall('POST /payments', 500);
    const { user, screen } = await aPayment();
    await payWith(user);

    expect(await screen.findByRole('heading', { name: 'Your card was charged' })).toHaveFocus();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your card was charged; we could not record it yet');
    repair();
    await user.click(screen.getByRole('button', tryAgain));
    expect(await screen.findByText(/^The marketplace has not said yet/)).toBeVisible();
    expect(callsTo('POST /payments')).toHaveLength(1);
    await advanceTime(WRITE_GRACE_MS);

    expect(await successHeading()).toHaveFocus();
    expect(callsTo(CONFIRM)).toHaveLength(1);
    await expectOnePayment();
    const [first, second] = callsTo('POST /payments').map(({ body }) => body);
    expect(first).toEqual(second);
  });

  test('is recorded although the buyer has left the page', async () => {
    await leaveDuringChallenge('Complete authentication');

    await waitFor(async () => expect(await database.payments.count({})).toBe(1));
    await expectOnePayment();
  });

  test('that the bank refuses once the buyer has left the page is told on the next page', async () => {
    const screen = await leaveDuringChallenge('Fail authentication');

    expect(await screen.findByText(/ Nothing was charged\. Press Pay to do your bank’s check once more/)).toBeVisible();
  });

  test('with an unknown outcome is looked up until it is known', async () => {
    const repair = losePayment(true);
    const { user, screen } = await aPayment();
    await payWith(user);

    expect(await screen.findByText('We are checking whether your card was charged')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    const checkNow = await screen.findByRole('button', { name: 'Check now' });
    const lookedUp = callsTo(RETRIEVE).length;
    await user.click(checkNow);
    await waitFor(() => expect(callsTo(RETRIEVE).length).toBeGreaterThan(lookedUp));
    expect(checkNow, 'while it is looked up').toBeVisible();
    repair();
    await user.click(checkNow);
    await successHeading();
    expect(callsTo(CONFIRM)).toHaveLength(1);
    await expectOnePayment();
  });

  test('whose connection failed before the charge is made again with the same intent', async () => {
    breakCall(CONFIRM, 'fails', { times: 1 });
    const { user, screen } = await aPayment();
    await payWith(user);

    expect(await screen.findByRole('heading', checking)).toBeVisible();
    await advanceTime(CARD_GRACE_MS);
    expect(await screen.findByText('Your card was not charged. You can pay now.')).toBeVisible();
    expect(await cardNumber()).toHaveDisplayValue('4242 4242 4242 4242');
    await user.click(await enabledPayButton());
    await successHeading();
    await expectOnePayment();
  });

  test('is not reported as failed while the card may still be charged, and is recorded after the charge', async () => {
    const { user, screen, id, reload, otherTab } = await aPayment();
    await payable();
    const intent = await intentOf(id, otherTab);
    // The request to Stripe is still on its way, although the connection failed.
    breakCall(CONFIRM, 'response lost', { times: 1 });
    const arrive = breakCall(RETRIEVE, () => Response.json(intent));
    await payWith(user);

    expect(await screen.findByRole('heading', checking)).toBeVisible();
    await advanceTime(CARD_GRACE_MS / 2);
    await reload();
    await advanceTime(CARD_GRACE_MS / 4);
    expect(screen.getByRole('heading', checking)).toBeVisible();
    expect(screen.queryByText(/not charged/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    arrive();
    await successHeading();
    expect(callsTo(CONFIRM)).toHaveLength(1);
    await expectOnePayment();
  });

  test('that Stripe has already charged is recorded, not refused', async () => {
    const { user, screen, id, reload, otherTab } = await aPayment();
    await payable();
    const intent = await intentOf(id, otherTab);
    const repair = losePayment(true);
    await payWith(user);
    await screen.findByText(/^We are checking/);
    repair();
    // The look-up returns the intent as it was before the confirmation.
    const catchUp = breakCall(RETRIEVE, () => Response.json(intent));
    const again = await reload();
    await advanceTime(CARD_GRACE_MS + 5000);
    await typeCard(again.user);
    const pay = await enabledPayButton();
    catchUp();
    await again.user.click(pay);

    await successHeading();
    expect(callsTo(CONFIRM)).toHaveLength(2);
    await expectOnePayment();
  });

  /** A card that was sent with an intent that Stripe does not know any more. */
  async function aForgottenPayment() {
    const noor = aBuyer();
    const wish = aWishedCar(noor);
    const stale = unpaidEntry({ wishId: wish.id, carId: wish.carId, price: 24500 }, 'pi_gone_secret_gone');
    await otherTabLedger(noor.uid).write({ ...stale, step: 'confirming' });
    return visit(wish.url, noor);
  }

  test('that Stripe no longer knows is not made again, because its card may have been charged', async () => {
    const { screen } = await aForgottenPayment();
    expect(await screen.findByRole('heading', { name: 'Stripe does not know this payment' })).toBeVisible();
    await jumpTime(HOUR_MS);
    expect(screen.getByRole('link', { name: 'Write to SecondGear' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Card number' })).not.toBeInTheDocument();
    expect(intents()).toBe(0);
  });
});

async function payable() {
  const pay = await payButton();
  await waitFor(() => expect(pay).toBeEnabled());
}

/** Retrieves the payment intent that this device uses for a wish. */
async function intentOf(wishId: string, ledger: ReturnType<typeof otherTabLedger>) {
  const entry = await ledger.find(wishId);
  const secret = isPayment(entry) ? '' : (entry?.clientSecret ?? '');
  const query = new URLSearchParams({ key: 'pk_test_sandbox', client_secret: secret });
  const [intentId = ''] = secret.split('_secret_');
  const response = await fetch(`http://localhost:4102/v1/payment_intents/${intentId}?${query.toString()}`);
  return v.parse(
    v.looseObject({ id: v.string(), status: v.literal('requires_payment_method') }),
    await response.json(),
  );
}
