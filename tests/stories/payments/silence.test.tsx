import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CALL_TIMEOUT_MS } from '@/lib/config/limits';
import { CARD_GRACE_MS, CONFIRM_TIMEOUT_MS } from '@/payments/limits';
import { breakCall, callsTo } from '@tests/support/calls';
import { jumpTime, advanceTime } from '@tests/support/clock';
import { otherTabLedger } from '@tests/support/ledger';
import { aBuyer } from '@tests/support/people';
import { aWishedCar, cardNumber, payWith, successHeading, enabledPayButton } from '@tests/support/paying';
import { dropLocks } from '@tests/support/shims/locks';
import { visit } from '@tests/support/visit';
import { database } from '@tests/support/database';

const CONFIRM = 'POST /v1/payment_intents/:id/confirm';
const RETRIEVE = 'GET /v1/payment_intents/:id';
const ASKS_FOR_3DS = '4000002500003155';
const MINUTE_MS = 60_000;
const PAYABLE = 'Your card was not charged. You can pay now.';
const paying = /^Paying\. Keep this page open/;
const checking = { name: 'We are checking whether your card was charged' };
const authenticating = { name: 'Your bank asks you to confirm the payment' };

async function aPayment(card?: string) {
  const noor = aBuyer();
  const wish = aWishedCar(noor);
  const page = await visit(wish.url, noor);
  await payWith(page.user, card);
  return { ...wish, ...page, noor };
}

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
    const { user } = await aPayment();
    await untilSent();
    expect(screen.getByText(paying)).toBeVisible();
    await jumpTime(CONFIRM_TIMEOUT_MS);

    expect(await screen.findByRole('heading', checking)).toBeVisible();
    expect(screen.queryByText(paying)).not.toBeInTheDocument();
    await untilPayableAgain();
    expect(await cardNumber()).toHaveDisplayValue('4242 4242 4242 4242');
    await user.click(await enabledPayButton());
    await successHeading();
    await expectOnePayment();
  });

  test('is recorded, and not made again, if the card was charged', async () => {
    breakCall(CONFIRM, 'acts, then hangs');
    await aPayment();
    await untilSent();
    expect(screen.getByText(paying)).toBeVisible();
    await jumpTime(CONFIRM_TIMEOUT_MS);

    await successHeading();
    expect(callsTo(CONFIRM)).toHaveLength(1);
    await expectOnePayment();
  });

  test('shows an error if Stripe does not respond to the look-up either', async () => {
    breakCall(CONFIRM, 'acts, then hangs');
    const { user } = await aPayment();
    await untilSent();
    const repair = breakCall(RETRIEVE, 'hangs');
    const before = callsTo(RETRIEVE).length;
    await jumpTime(CONFIRM_TIMEOUT_MS);
    await waitFor(() => expect(callsTo(RETRIEVE)).toHaveLength(before + 1));
    await jumpTime(CALL_TIMEOUT_MS);

    expect(
      await screen.findByText('Not known yet. Network Error: Stripe did not answer. Check your connection.'),
    ).toBeVisible();
    repair();
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await successHeading();
    await expectOnePayment();
  });
});

describe('A 3-D Secure challenge that stays open for minutes', () => {
  test('is waited for: the page never says “not charged”, and a late success counts', async () => {
    const { user } = await aPayment(ASKS_FOR_3DS);
    const pass = await screen.findByRole('button', { name: 'Complete authentication' });
    await jumpTime(CONFIRM_TIMEOUT_MS);
    expect(await screen.findByRole('heading', authenticating)).toBeVisible();
    for (let minutes = 0; minutes < 5; minutes += 1) {
      await jumpTime(MINUTE_MS);
      expect(screen.getByRole('heading', authenticating)).toBeVisible();
      expect(screen.queryByText(/not charged|nothing was charged/i)).not.toBeInTheDocument();
    }
    await user.click(pass);

    await successHeading();
    expect(callsTo(CONFIRM)).toHaveLength(1);
    await expectOnePayment();
  });

  test('can fail, and the buyer can pay again at once', async () => {
    const { user } = await aPayment(ASKS_FOR_3DS);
    const fail = await screen.findByRole('button', { name: 'Fail authentication' });
    await jumpTime(CONFIRM_TIMEOUT_MS);
    await screen.findByRole('heading', authenticating);
    await user.click(fail);
    await advanceTime(5000);

    expect(await screen.findByText(PAYABLE)).toBeVisible();
    await payWith(user);
    await successHeading();
    await expectOnePayment();
  });

  test('can fail after the next card was sent, and says nothing about that one', async () => {
    const { id, user, noor } = await aPayment(ASKS_FOR_3DS);
    const fail = await screen.findByRole('button', { name: 'Fail authentication' });
    await jumpTime(CONFIRM_TIMEOUT_MS);
    for (let minutes = 0; minutes < 15; minutes += 1) await jumpTime(MINUTE_MS);
    await untilPayableAgain();
    breakCall(CONFIRM, 'hangs', { times: 1 });
    await payWith(user);
    await waitFor(() => expect(callsTo(CONFIRM)).toHaveLength(2));
    await user.click(fail);
    await jumpTime(CONFIRM_TIMEOUT_MS);

    expect(await screen.findByRole('heading', checking)).toBeVisible();
    expect((await otherTabLedger(noor.uid).find(id))?.step).toBe('confirming');
    await untilPayableAgain();
  });

  test('is waited for in another tab as well, while the tab of the challenge is open', async () => {
    const { id, user, reload, noor } = await aPayment(ASKS_FOR_3DS);
    await screen.findByRole('button', { name: 'Complete authentication' });
    const sent = await otherTabLedger(noor.uid).find(id);
    expect(sent?.step).toBe('confirming');
    dropLocks();
    await reload();
    await screen.findByRole('heading', checking);
    let close: () => void = () => undefined;
    const asking = new Promise<void>((resolve) => (close = resolve));
    void navigator.locks.request(`confirm-${id}`, { mode: 'shared' }, () => asking);
    await jumpTime(CARD_GRACE_MS);
    await jumpTime(CARD_GRACE_MS);
    expect(await screen.findByRole('heading', authenticating)).toBeVisible();

    close();
    await untilPayableAgain();
    await payWith(user);
    await successHeading();
    await expectOnePayment();
  });
});
