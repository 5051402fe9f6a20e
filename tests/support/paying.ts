import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { breakCall } from './calls';
import { aCar, aWish } from './database';
import { enter } from './enter';
import { aBuyer, type Person } from './people';
import { dropLocks } from './shims/locks';
import { visit } from './visit';

interface OnSale {
  price?: unknown;
  /** More fields of the car. */
  car?: Record<string, unknown>;
}

/** Creates a car and a wish list entry for it. `url` is the payment page of the entry. */
export function aWishedCar(person: Pick<Person, 'email'>, { price = 24500, car }: OnSale = {}) {
  const title = 'BMW 330i xDrive';
  const { id: carId } = aCar({ title, slug: 'bmw', price, ...car });
  const { id } = aWish({ wishListIid: carId, product_title: title, price, email: person.email });
  return { id, carId, url: `/dashboard/payment/${id}` };
}

export const cardNumber = () => screen.findByRole('textbox', { name: 'Card number' });
export const payButton = () => screen.findByRole('button', { name: 'Pay $24,500' });

/** Fills in the card form. After the number, the focus moves to the next field by itself. */
export async function typeCard(user: UserEvent, number = '4242424242424242', rest = '1230424') {
  const [expiry, securityCode] = [rest.slice(0, 4), rest.slice(4)];
  const field = await cardNumber();
  await user.clear(field);
  await enter(user, field, number);
  for (const part of [expiry, securityCode]) await user.paste(part);
}

/** The Pay button, as soon as it is enabled. */
export async function enabledPayButton() {
  const pay = await payButton();
  await waitFor(() => expect(pay).toBeEnabled());
  return pay;
}

/** Types a card, and presses Pay as soon as it is enabled. */
export async function payWith(user: UserEvent, number?: string, rest?: string) {
  await typeCard(user, number, rest);
  await user.click(await enabledPayButton());
}

/** A buyer at the payment page of a car, who has just pressed Pay. */
export async function aSentPayment(card?: string) {
  const noor = aBuyer();
  const wish = aWishedCar(noor);
  const page = await visit(wish.url, noor);
  await payWith(page.user, card);
  return { ...wish, ...page, noor };
}

/** The bank asks, and the tab is closed before the buyer has answered. The next page of `url` says that the bank has not answered. */
export async function aClosedChallenge() {
  const payment = await aSentPayment('4000002500003155');
  await screen.findByRole('button', { name: 'Complete authentication' });
  dropLocks();
  const { user } = await payment.reload();
  await screen.findByRole('heading', { name: 'Your bank has not answered yet' });
  return { ...payment, user };
}

/**
 * The next card gets no response, and Stripe cannot be asked for the intent from then on.
 * @returns a function that lets Stripe be asked again
 */
export function losePayment(isCarriedOut: boolean) {
  let repair: () => void = () => undefined;
  const lose = () => {
    repair = breakCall('GET /v1/payment_intents/:id');
    return Response.error();
  };
  breakCall('POST /v1/payment_intents/:id/confirm', isCarriedOut ? { corrupted: lose } : lose, { times: 1 });
  return () => repair();
}

/** The receipt as it is printed, which the screen does not show. */
export const printedReceipt = () => within(screen.getByLabelText('Printed receipt'));
/** The transaction's id on the receipt. */
export const shownTransaction = (id: string) => screen.getByText(id, { selector: 'code' });

export const successHeading = () => screen.findByRole('heading', { name: 'Your Payment Successfully Done' });

/** Opens the payment page of a new buyer's wish, with a card typed in and Pay enabled. */
export async function aTypedCard() {
  const noor = aBuyer();
  const wish = aWishedCar(noor);
  const page = await visit(wish.url, noor);
  await typeCard(page.user);
  await enabledPayButton();
  return { ...wish, ...page, noor };
}
