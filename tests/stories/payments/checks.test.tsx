import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { unpaidEntry, succeededEntry } from '@/payments/engine/entry';
import { breakCall, callsTo, slowCall } from '@tests/support/calls';
import { aCharge } from '@tests/support/charges';
import { jumpTime, advanceTime } from '@tests/support/clock';
import { aWish, database } from '@tests/support/database';
import { otherTabLedger, storeSilently } from '@tests/support/ledger';
import { goOffline, goOnline, setVisible } from '@tests/support/network';
import { aTypedCard, aWishedCar, successHeading, typeCard, enabledPayButton } from '@tests/support/paying';
import { aBuyer } from '@tests/support/people';
import { visit } from '@tests/support/visit';

const CONFIRM = 'POST /v1/payment_intents/:id/confirm';
/** The data is stale after this time, so that showing the page again refetches it. */
const STALE_AFTER_MS = 31_000;

const SAID_PAID = { name: 'The marketplace says that this was paid for' };
const BOUGHT = /^You have already paid for this car\. It is on your wishlist more than once/;

/** Adds the same car to the list once more, as the old site or another device could. */
function aSecondEntry({ carId }: { carId: string }, fields: object = {}) {
  return aWish({ wishListIid: carId, product_title: 'BMW 330i xDrive', price: 24500, ...fields });
}

function hideAndShowAgain() {
  setVisible(false);
  setVisible(true);
}

/** Delays the next response, which has the current data. @returns a function that lets it arrive */
async function holdResponse(call: string, document: unknown) {
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const respond = async () => {
    await held;
    return Response.json(document);
  };
  breakCall(call, respond, { times: 1 });
  hideAndShowAgain();
  await advanceTime(100);
  return arrive;
}

describe('Pay, pressed offline,', () => {
  test('shows an error at once, and charges nothing when the network returns', async () => {
    const { user, screen } = await aTypedCard();
    await jumpTime(STALE_AFTER_MS);
    goOffline();
    hideAndShowAgain();
    await advanceTime(100);
    await user.click(await enabledPayButton());
    await advanceTime(500);

    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Your card was not charged');
    expect(alert).toHaveTextContent('You are offline.');
    goOnline();
    await advanceTime(5000);
    expect(callsTo(CONFIRM)).toEqual([]);

    await user.click(await enabledPayButton());
    await successHeading();
    expect(callsTo(CONFIRM)).toHaveLength(1);
  });
});

describe('A response to a request from before Pay was pressed', () => {
  test('is not used for the check of the wish', async () => {
    const { user, screen, id } = await aTypedCard();
    await jumpTime(STALE_AFTER_MS);
    const arrive = await holdResponse('GET /wishlist/:id', await database.wishlist.findOne({ _id: id }));
    await database.wishlist.remove({ _id: id });
    await user.click(await enabledPayButton());
    await advanceTime(100);
    arrive();

    expect(await screen.findByText(/^This car is not on your wishlist any more/)).toBeVisible();
    expect(callsTo(CONFIRM)).toEqual([]);
  });
});

test('Pay sends no card if another tab has sent one, of which this tab has not heard', async () => {
  const { user, screen, id, noor } = await aTypedCard();
  const entry = await otherTabLedger(noor.uid).find(id);
  if (entry?.step !== 'requires_payment_method') throw new Error('The payment is not prepared.');
  await storeSilently(noor.uid, { ...entry, step: 'confirming' });
  await user.click(await enabledPayButton());

  expect(await screen.findByRole('heading', { name: 'We are checking whether your card was charged' })).toBeVisible();
  expect(callsTo(CONFIRM)).toEqual([]);
});

test('Pay, pressed before Firebase has confirmed the last user, sends the card only then', async () => {
  const { reload } = await aTypedCard();
  slowCall('POST /v1/accounts:lookup', 8000);
  const { user } = await reload();
  await typeCard(user);
  await user.click(await enabledPayButton());
  await jumpTime(1000);
  expect(callsTo(CONFIRM)).toEqual([]);

  await jumpTime(8000);
  await successHeading();
});

test('Pay sends no card if the buyer signs out during the check', async () => {
  const call = 'GET /cars/:id';
  const { user, screen, id, noor } = await aTypedCard();
  const pay = await enabledPayButton();
  const before = callsTo(call).length;
  slowCall(call, 3000);
  await user.click(pay);
  await waitFor(() => expect(callsTo(call)).toHaveLength(before + 1));
  await user.click(screen.getByRole('button', { name: 'SignOut' }));
  await advanceTime(5000);

  expect(callsTo(CONFIRM)).toEqual([]);
  expect((await otherTabLedger(noor.uid).find(id))?.step).toBe('requires_payment_method');
});

describe('A car that is on the wishlist twice', () => {
  test('cannot be paid again if the marketplace calls one entry paid: the page links to it, and to us', async () => {
    const noor = aBuyer();
    const wish = aWishedCar(noor);
    const paid = aSecondEntry(wish, { paid: true });
    const { screen } = await visit(wish.url, noor);

    expect(await screen.findByRole('heading', SAID_PAID)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to SecondGear' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See that payment' })).toHaveAttribute(
      'href',
      `/dashboard/payment/${paid.id}`,
    );
    expect(screen.queryByRole('textbox', { name: 'Card number' })).not.toBeInTheDocument();
  });

  test('is not charged if the other entry was paid on another device a moment ago', async () => {
    const { user, screen, carId } = await aTypedCard();
    const other = aSecondEntry({ carId });
    await advanceTime(2000);
    await enabledPayButton();
    await database.wishlist.update({ _id: other.id }, { paid: true });
    await user.click(await enabledPayButton());

    expect(await screen.findByRole('heading', SAID_PAID)).toBeVisible();
    expect(callsTo(CONFIRM)).toEqual([]);
  });

  test('is not charged if the other entries cannot be loaded', async () => {
    const { user, screen } = await aTypedCard();
    const repair = breakCall('GET /wishlist', 500);
    await user.click(await enabledPayButton());

    expect(await screen.findByText(/^The marketplace has a problem right now/)).toBeVisible();
    expect(callsTo(CONFIRM)).toEqual([]);
    repair();
    await user.click(await enabledPayButton());
    await successHeading();
  });

  test('is not charged if the other entry is charged in another tab', async () => {
    const { user, screen, carId, noor } = await aTypedCard();
    const { id: wishId } = aSecondEntry({ carId });
    const entry = succeededEntry(unpaidEntry({ wishId, carId, price: 24500 }, 'pi_other_secret_1'), aCharge);
    await storeSilently(noor.uid, { ...entry, step: 'recorded' });
    await user.click(await enabledPayButton());

    expect(await screen.findByText(BOUGHT)).toBeVisible();
    expect(callsTo(CONFIRM)).toEqual([]);
  });
});
