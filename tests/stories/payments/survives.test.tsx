import { waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { unpaidEntry, succeededEntry } from '@/payments/engine/entry';
import { breakCall, callsTo } from '@tests/support/calls';
import { aCharge } from '@tests/support/charges';
import { advanceTime, untilIdle } from '@tests/support/clock';
import { aWish, database } from '@tests/support/database';
import { holdLock } from '@tests/support/holdLock';
import { otherTabLedger, storeSilently } from '@tests/support/ledger';
import { goOffline, goOnline, setVisible } from '@tests/support/network';
import {
  aTypedCard,
  aSentPayment,
  aWishedCar,
  cardNumber,
  payWith,
  shownTransaction,
  successHeading,
  typeCard,
  enabledPayButton,
} from '@tests/support/paying';
import { aBuyer } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';

const CONFIRM = 'POST /v1/payment_intents/:id/confirm';
const saidPaid = { name: 'The marketplace says that this was paid for' };
const charged = { name: 'Your card was charged' };

/** A payment that Stripe has charged and the marketplace could not record. */
async function aBrokenPayment() {
  const noor = aBuyer();
  const wish = aWishedCar(noor);
  const repair = breakCall('POST /payments', 404);
  const page = await visit(wish.url, noor);
  await payWith(page.user);
  await page.screen.findByRole('heading', charged);
  return { noor, wish, repair, ...page };
}

async function expectOnePayment() {
  await waitFor(async () => expect(await database.payments.count({})).toBe(1));
  expect(await database.wishlist.count({ paid: true })).toBe(1);
  expect(callsTo(CONFIRM)).toHaveLength(1);
}

describe('A payment that was interrupted', () => {
  test('is completed at the next start, on any page', async () => {
    const { noor, repair } = await aBrokenPayment();
    repair();
    const { screen } = await visit('/blog', noor);

    expect(await screen.findByText('Your payment is complete. The receipt is in My Wishlist.')).toBeVisible();
    await expectOnePayment();
    await advanceTime(60_000);
    await expectOnePayment();
  });

  test('is completed when the network returns', async () => {
    const { repair } = await aBrokenPayment();
    goOffline();
    await advanceTime(120_000);
    repair();
    goOnline();

    await successHeading();
    await expectOnePayment();
  });

  test('survives a sign-out, shows nothing to the next user, and is completed when its buyer returns', async () => {
    const { noor, wish, repair, user, screen } = await aBrokenPayment();
    const leo = aBuyer({ name: 'Leo Brandt', email: 'leo@example.test' });
    await user.click(screen.getByRole('button', { name: 'SignOut' }));
    await within(screen.getByRole('navigation', { name: 'Main' })).findByRole('link', { name: 'Login' });
    // Firebase's own sign-out follows the press.
    await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/pi_|noor/i));
    repair();

    const next = await visit(wish.url, leo);
    expect(await next.screen.findByText('This payment was not found')).toBeVisible();
    await advanceTime(3000);
    expect(await database.payments.count({})).toBe(0);

    localStorage.clear();
    await visit('/blog', noor);
    await expectOnePayment();
  });

  test('that is charged after a sign-out is recorded when its buyer returns', async () => {
    const { user, screen, noor } = await aSentPayment('4000002500003155');
    const bank = await screen.findByRole('button', { name: 'Complete authentication' });
    await user.click(screen.getByRole('button', { name: 'SignOut' }));
    await within(screen.getByRole('navigation', { name: 'Main' })).findByRole('link', { name: 'Login' });
    await user.click(bank);
    await advanceTime(5000);
    expect(await database.payments.count({})).toBe(0);

    await visit('/blog', noor);
    await expectOnePayment();
  });
});

describe('A page that was opened before another tab charged the card', () => {
  /** What another tab has stored of a payment. `write` tells this tab of it, and `put` does not. */
  async function aPageAndAPayment() {
    const noor = aBuyer();
    const { id, carId } = aWishedCar(noor);
    const { screen } = await visit('/blog', noor);
    await screen.findByRole('button', { name: 'Wishlist, 1 car' });
    await untilIdle();
    const names = (await indexedDB.databases()).map(({ name }) => name);
    const entry = succeededEntry(unpaidEntry({ wishId: id, carId, price: 24500 }, 'pi_other_secret_1'), aCharge);
    return { noor, screen, names, entry };
  }
  const complete = 'Your payment is complete. The receipt is in My Wishlist.';

  test('has not opened the ledger before, and completes the payment', async () => {
    const { noor, screen, names, entry } = await aPageAndAPayment();
    expect(names).not.toContain('secondgear');
    await inOtherTab(otherTabLedger(noor.uid).write(entry));
    expect(await screen.findByText(complete)).toBeVisible();
    await waitFor(async () => expect(await database.payments.count({})).toBe(1));
  });

  test.each([
    ['the network returns', goOffline, goOnline],
    ['it is shown again', () => setVisible(false), () => setVisible(true)],
  ])('completes it when %s, if it has not heard of that tab', async (_what, leave, happen) => {
    const { noor, screen, entry } = await aPageAndAPayment();
    leave();
    await inOtherTab(storeSilently(noor.uid, entry));
    expect(screen.queryByText(complete)).not.toBeInTheDocument();
    happen();
    expect(await screen.findByText(complete)).toBeVisible();
    await waitFor(async () => expect(await database.payments.count({})).toBe(1));
  });
});

describe('A second tab', () => {
  test('sees that the car is being paid, and follows the result', async () => {
    const noor = aBuyer();
    const { id, carId, url } = aWishedCar(noor);
    const { screen } = await visit(url, noor);
    await cardNumber();
    const other = otherTabLedger(noor.uid);
    const entry = unpaidEntry({ wishId: id, carId, price: 24500 }, 'pi_other_secret_1');
    const release = holdLock(`item-${id}`);
    await inOtherTab(other.write({ ...entry, step: 'confirming' }));

    expect(await screen.findByRole('heading', { name: 'This car is being paid for in another tab' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    const payment = { ...succeededEntry(entry, aCharge), step: 'recorded' } as const;
    await inOtherTab(other.write(payment));
    release();
    await successHeading();
    expect(shownTransaction('pi_other')).toBeVisible();
    expect(callsTo('POST /payments')).toEqual([]);

    await inOtherTab(other.write({ ...payment, intentId: '', paidAt: 'yesterday' }));
    expect(await screen.findByText('Paid on: Not known on this device')).toBeVisible();
    // The id, and both on paper.
    expect(screen.getAllByText('Not known on this device')).toHaveLength(3);
    expect(screen.queryByText(/Invalid|NaN/)).not.toBeInTheDocument();
  });

  test('offers the form again, with the typed card, if the payment of the other tab was refused', async () => {
    const noor = aBuyer();
    const { id, url } = aWishedCar(noor);
    const { user, screen } = await visit(url, noor);
    await typeCard(user);
    const other = otherTabLedger(noor.uid);
    const entry = await other.find(id);
    if (entry?.step !== 'requires_payment_method') throw new Error('The payment is not prepared.');
    const release = holdLock(`item-${id}`);
    await inOtherTab(other.write({ ...entry, step: 'confirming' }));
    await screen.findByRole('heading', { name: 'This car is being paid for in another tab' });
    await inOtherTab(other.write(entry));
    release();

    expect(await cardNumber()).toHaveDisplayValue('4242 4242 4242 4242');
    await user.click(await enabledPayButton());
    await successHeading();
    await expectOnePayment();
  });

  test('cannot remove the car from the wishlist meanwhile', async () => {
    const noor = aBuyer();
    const { id } = aWishedCar(noor);
    const { user, screen } = await visit('/dashboard', noor);
    holdLock(`item-${id}`);
    await user.click(await screen.findByRole('button', { name: /^Remove/ }));

    expect(await screen.findByText(/^This car is being paid for right now/)).toBeVisible();
    expect(callsTo('DELETE /wishlist/:id')).toEqual([]);
  });

  test('gets to that payment from the checkout page, without a second wish, although the price has changed', async () => {
    const noor = aBuyer();
    const { id, carId } = aWishedCar(noor);
    const entry = unpaidEntry({ wishId: id, carId, price: 24500 }, 'pi_other_secret_1');
    await inOtherTab(otherTabLedger(noor.uid).write({ ...entry, step: 'confirming' }));
    await database.cars.update({ _id: carId }, { price: 26000 });
    const { user, screen } = await visit(`/carsCategories/add-to-cart/${carId}`, noor);
    await user.click(await screen.findByRole('button', { name: 'PAYMENT' }));

    await waitFor(() => expect(currentPath()).toBe(`/dashboard/payment/${id}`));
    expect(callsTo('POST /wishlist')).toEqual([]);
  });
});

describe('A payment does not start', () => {
  test('if the browser cannot store data', async () => {
    const { user, screen } = await aTypedCard();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await user.click(await enabledPayButton());

    expect(await screen.findByText(/^Your browser does not let this site keep or read its data/)).toBeVisible();
    expect(callsTo(CONFIRM)).toEqual([]);
    vi.restoreAllMocks();
    await user.click(await enabledPayButton());
    await successHeading();
    await expectOnePayment();
  });

  test('if the wish belongs to nobody by now', async () => {
    const { user, screen, id } = await aTypedCard();
    await database.wishlist.update({ _id: id }, { email: null });
    await user.click(await enabledPayButton());

    expect(await screen.findByText('This payment was not found')).toBeVisible();
    expect(callsTo(CONFIRM)).toEqual([]);
  });
});

describe('The receipt', () => {
  test('is not shown for a wish that only the marketplace calls paid, which anybody can store', async () => {
    const noor = aBuyer();
    const { id } = aWish({ email: noor.email, paid: true, product_title: 'BMW 330i xDrive', price: 24500 });
    const { screen } = await visit(`/dashboard/payment/${id}`, noor);
    expect(await screen.findByRole('heading', saidPaid)).toBeVisible();
    expect(screen.getByText(/cannot show a receipt: it is in the browser that you paid with/)).toBeVisible();
    const mail = screen.getByRole('link', { name: 'Write to SecondGear' });
    expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toMatch(new RegExp(`^mailto:.*${id}`, 's'));
    expect(screen.queryByRole('heading', { name: /Successfully/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Print|^Pay/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/Paid$/)).not.toBeInTheDocument();
  });

  test('that cannot be looked for is not needed to say that the marketplace calls a wish paid', async () => {
    const insecure = new DOMException('The operation is insecure.', 'SecurityError');
    const look = vi.spyOn(indexedDB, 'databases').mockRejectedValue(insecure);
    const noor = aBuyer();
    const { id } = aWish({ email: noor.email, paid: true, product_title: 'BMW 330i xDrive', price: 24500 });
    const { screen } = await visit(`/dashboard/payment/${id}`, noor);
    expect(await screen.findByRole('heading', saidPaid)).toBeVisible();
    // The receipt may be here, and cannot be read.
    expect(screen.getByText(/^Your browser does not let this site keep or read its data/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    const { length: attempts } = look.mock.calls;
    await advanceTime(5000);
    expect(look).toHaveBeenCalledTimes(attempts);
    vi.restoreAllMocks();
  });
});

/** Waits until this tab has processed the change of the other tab. */
async function inOtherTab(work: Promise<void>) {
  await work;
  await untilIdle();
}
