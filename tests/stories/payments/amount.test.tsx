import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall, callsTo, slowCall } from '@tests/support/calls';
import { changeCharge, respondWithIntent } from '@tests/support/charges';
import { database } from '@tests/support/database';
import {
  aWishedCar,
  payButton,
  payWith,
  printedReceipt,
  successHeading,
  typeCard,
  enabledPayButton,
} from '@tests/support/paying';
import { aBuyer } from '@tests/support/people';
import { visit } from '@tests/support/visit';

const INTENT = 'POST /create-payment-intent';
const CONFIRM = 'POST /v1/payment_intents/:id/confirm';
const otherAmount = /^The payment was prepared for another amount or currency than the price on this page\./;

async function aPayment() {
  const noor = aBuyer();
  return visit(aWishedCar(noor).url, noor);
}

/** The Stripe id of the only intent that was asked for by now. */
function intentId() {
  const path = callsTo('GET /v1/payment_intents/:id').at(-1)?.path ?? '';
  return path.split('/').at(-1) ?? '';
}

describe('An intent that is not for the price on the button', () => {
  test('cannot be paid', async () => {
    const repair = breakCall(INTENT, () => respondWithIntent(2_450_000, 'eur'));
    const { user, screen } = await aPayment();

    expect(await screen.findByRole('alert')).toHaveTextContent('The payment could not be prepared');
    expect(screen.getByText(otherAmount)).toBeVisible();
    await typeCard(user);
    expect(await payButton()).toBeDisabled();
    repair();
    slowCall(INTENT, 3000);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText(otherAmount)).toBeVisible();
    await user.click(await enabledPayButton());
    await successHeading();
    expect(callsTo(CONFIRM)).toHaveLength(1);
    expect(callsTo(INTENT)).toHaveLength(2);
    expect(screen.getByText('$24,500 · Paid')).toBeVisible();
  });

  test('is not charged if its amount was changed after it was prepared; the next visit prepares another', async () => {
    const { user, screen, reload } = await aPayment();
    await typeCard(user);
    await enabledPayButton();
    await changeCharge(intentId(), { amount: 9_900_000 });
    await user.click(await enabledPayButton());

    expect(await screen.findByRole('alert')).toHaveTextContent('Your card was not charged');
    expect(screen.getByText(otherAmount)).toBeVisible();
    expect(callsTo(CONFIRM)).toEqual([]);
    const again = await reload();
    await payWith(again.user);
    await successHeading();
  });
});

test('Another amount and currency that Stripe has charged is said, recorded as it is, and on the receipt, also after a reload', async () => {
  const { user, screen, reload } = await aPayment();
  await payWith(user, '4000002500003155');
  const bank = await screen.findByRole('button', { name: 'Complete authentication' });
  await changeCharge(intentId(), { amount: 2_600_050, currency: 'eur' });
  await user.click(bank);

  await successHeading();
  expect(screen.getByText('€26,000.50 · Paid')).toBeVisible();
  const otherCharge = /^Stripe charged €26,000\.50, not \$24,500\. Write to us/;
  expect(await screen.findByText(otherCharge, { selector: '[role=status] *' })).toBeVisible();
  expect(printedReceipt().getByText(otherCharge)).toBeInTheDocument();
  expect(printedReceipt().getByText('€26,000.50 EUR')).toBeInTheDocument();
  expect(printedReceipt().getByText('Paid by card')).toBeInTheDocument();
  expect(await database.payments.find({})).toMatchObject([{ price: 26_000.5 }]);
  const again = await reload();
  await waitFor(() => expect(again.screen.getByText('€26,000.50 · Paid')).toBeVisible());
});
