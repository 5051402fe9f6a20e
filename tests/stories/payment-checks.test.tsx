import { beforeEach, describe, expect, test } from 'vitest';
import { breakCall, calls, callsTo } from '@tests/support/calls';
import { leapTime, leaveAct, passTime } from '@tests/support/clock';
import { goOffline, goOnline, setVisible } from '@tests/support/network';
import { aBuyer } from '@tests/support/people';
import { aWishedCar, success, typeCard, untilPayable } from '@tests/support/paying';
import { visit } from '@tests/support/visit';
import { world } from '@tests/support/world';

// The ledger answers from the disk, at moments of its own.
beforeEach(leaveAct);

const CONFIRM = 'POST /v1/payment_intents/:id/confirm';
/** From then on, looking at the page again reads what it shows anew. */
const GROWN_OLD_MS = 31_000;

async function aTypedCard() {
  const noor = aBuyer();
  const wish = aWishedCar(noor);
  const page = await visit(wish.url, noor);
  await typeCard(page.user);
  await untilPayable();
  return { ...wish, ...page };
}

function lookAwayAndBack() {
  setVisible(false);
  setVisible(true);
}

/** Holds the next answer back; it says what is so now. @returns what lets it arrive */
async function holdAnswer(call: string, document: unknown) {
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const answer = async () => {
    await held;
    return Response.json(document);
  };
  breakCall(call, answer, { times: 1 });
  lookAwayAndBack();
  await passTime(100);
  return arrive;
}

describe('Pay, pressed without a network,', () => {
  test('says so at once, and charges nothing when the network returns', async () => {
    const { user, screen } = await aTypedCard();
    await leapTime(GROWN_OLD_MS);
    goOffline();
    lookAwayAndBack();
    await passTime(100);
    await user.click(await untilPayable());
    await passTime(500);

    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Your card was not charged');
    expect(alert).toHaveTextContent('Network Error: you are offline.');
    goOnline();
    await passTime(5000);
    expect(callsTo(CONFIRM)).toEqual([]);

    await user.click(await untilPayable());
    await success();
    expect(callsTo(CONFIRM)).toHaveLength(1);
  });
});

describe('An answer that was asked for before Pay was pressed', () => {
  test('is not taken from what the browser has kept of it', async () => {
    const { user } = await aTypedCard();
    const before = calls.length;
    await user.click(await untilPayable());
    await success();

    const [confirm] = callsTo(CONFIRM);
    const checks = calls.slice(before, confirm && calls.indexOf(confirm)).filter(({ cache }) => cache === 'no-store');
    expect(checks.map(({ path }) => path.split('/')[1])).toEqual(['wishlist', 'cars']);
  });

  test('is not taken for the price', async () => {
    const { user, screen, carId } = await aTypedCard();
    await leapTime(GROWN_OLD_MS);
    const arrive = await holdAnswer('GET /cars/:id', await world.cars.findOne({ _id: carId }));
    await world.cars.update({ _id: carId }, { price: 26000 });
    await user.click(await untilPayable());
    await passTime(100);
    arrive();

    expect(await screen.findByRole('heading', { name: 'The price has changed' })).toBeVisible();
    expect(callsTo(CONFIRM)).toEqual([]);
  });

  test('is not taken for the wish', async () => {
    const { user, screen, id } = await aTypedCard();
    await leapTime(GROWN_OLD_MS);
    const arrive = await holdAnswer('GET /wishlist/:id', await world.wishlist.findOne({ _id: id }));
    await world.wishlist.remove({ _id: id });
    await user.click(await untilPayable());
    await passTime(100);
    arrive();

    expect(await screen.findByText(/^This car is not on your wishlist any more/)).toBeVisible();
    expect(callsTo(CONFIRM)).toEqual([]);
  });
});
