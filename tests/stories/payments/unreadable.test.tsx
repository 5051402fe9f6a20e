import { screen, waitFor } from '@testing-library/react';
import { deleteDB } from 'idb';
import { describe, expect, test } from 'vitest';
import { unpaidEntry } from '@/payments/engine/entry';
import { breakCall, callsTo } from '@tests/support/calls';
import { decideAtBank } from '@tests/support/charges';
import { advanceTime, jumpTime } from '@tests/support/clock';
import { aWish, database } from '@tests/support/database';
import { damageEntries, otherTabLedger } from '@tests/support/ledger';
import { aSentPayment, aWishedCar, cardNumber, payWith, successHeading } from '@tests/support/paying';
import { aBuyer } from '@tests/support/people';
import { dropLocks } from '@tests/support/shims/locks';
import { visit } from '@tests/support/visit';

const unclear = { name: 'We cannot see whether this car is paid' };

type Wish = ReturnType<typeof aWishedCar>;
const entryOf = ({ id, carId }: Wish) => unpaidEntry({ wishId: id, carId, price: 24500 }, 'pi_other_secret_1');

test('An entry that is damaged keeps the car from being paid, through any item, or removed; other cars can be paid', async () => {
  const noor = aBuyer();
  const [wish, other] = [aWishedCar(noor), aWishedCar(noor)];
  const second = aWish({
    wishListIid: wish.carId,
    product_title: 'BMW 330i xDrive',
    price: 24500,
    email: noor.email,
  });
  await otherTabLedger(noor.uid).write({ ...entryOf(wish), step: 'confirming' });
  await damageEntries();

  for (const url of [wish.url, `/dashboard/payment/${second.id}`]) {
    await visit(url, noor);
    expect(await screen.findByRole('heading', unclear)).toBeVisible();
    expect(screen.getByText(/Do not pay again\. Look at your card’s statement, and write to us/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to SecondGear' })).toBeVisible();
    await advanceTime(1000);
    expect(screen.queryByRole('textbox', { name: 'Card number' })).not.toBeInTheDocument();
  }
  expect(callsTo('POST /create-payment-intent')).toEqual([]);

  const { user } = await visit('/dashboard', noor);
  const [, , oldest] = await screen.findAllByRole('button', { name: /^Remove BMW/ });
  if (!oldest) throw new Error('There are three rows.');
  for (const remove of screen.getAllByRole('button', { name: /^Remove BMW/ })) await user.click(remove);
  expect(await screen.findByText(/^This device has a record of a payment for this car/)).toBeVisible();
  await waitFor(async () => expect(await database.wishlist.find({})).toMatchObject([{ _id: wish.id }]));

  const last = await visit(aWishedCar(noor).url, noor);
  await payWith(last.user);
  await successHeading();
  expect(other.id).not.toBe(wish.id);
});

describe('The database of payments is deleted while a page is open', () => {
  const deleteDatabase = async () => {
    await deleteDB('secondgear');
    const channel = new BroadcastChannel('payments stored');
    channel.postMessage('stored');
    channel.close();
    await advanceTime(3000);
  };

  test('and the page goes on saying that the card was charged, and records the payment', async () => {
    const noor = aBuyer();
    const repair = breakCall('POST /payments', 404);
    const { user } = await visit(aWishedCar(noor).url, noor);
    await payWith(user);
    await screen.findByRole('heading', { name: 'Your card was charged' });
    await deleteDatabase();
    expect(screen.getByRole('heading', { name: 'Your card was charged' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Card number' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'My Booking' }));
    await user.click(await screen.findByRole('button', { name: /^Remove BMW/ }));
    expect(await screen.findByText(/^This car (has been|is being) paid for/)).toBeVisible();
    repair();
    await advanceTime(60_000);
    await waitFor(async () => expect(await database.payments.count({})).toBe(1));
    expect(await screen.findByRole('link', { name: /^Paid: BMW/ })).toBeVisible();
  });

  test('and the bank is asked on, on every page and after a reload, and the wish stays', async () => {
    await aSentPayment('4000002500003155');
    await screen.findByRole('button', { name: 'Complete authentication' });
    dropLocks();
    const { user } = await visit('/dashboard');
    await advanceTime(3000);
    await deleteDatabase();
    const remove = await screen.findByRole('button', { name: /^Remove BMW/ });
    // This time no tab tells of it, and nothing has opened the database since.
    await deleteDB('secondgear');
    await user.click(remove);
    expect(await screen.findByText(/^(A payment for this car has begun|This car is being paid for)/)).toBeVisible();
    await jumpTime(60_000);
    await visit('/dashboard');
    expect(await screen.findByRole('link', { name: /^Checking the payment for BMW/ })).toBeVisible();
    await decideAtBank('succeeded');
    await jumpTime(60_000);
    expect(await screen.findByRole('link', { name: /^Paid: BMW/ })).toBeVisible();
  });
});

test('An entry of a payment that was only prepared is made anew if it was deleted', async () => {
  const noor = aBuyer();
  const { user } = await visit(aWishedCar(noor).url, noor);
  await cardNumber();
  await deleteDB('secondgear');
  await payWith(user);
  expect(await screen.findByText(/^The payment has to be prepared again/)).toBeVisible();
});
