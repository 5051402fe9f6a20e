import { loadStripe } from '@stripe/stripe-js/pure';
import type { PaymentIntentResult, Stripe, StripeCardElement, StripeCardElementOptions } from '@stripe/stripe-js';
import { screen } from '@testing-library/dom';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createStripe } from '@sandbox/stripe/paymentsApp';
import { stripeApi } from '@sandbox/stripe/api';
import { installStripe } from '@sandbox/stripe/js/install';

/** December in three years, as typed: MMYY. */
export const expiry = `12${String(new Date().getFullYear() + 3).slice(-2)}`;

interface StripePage {
  stripe: Stripe;
  card: StripeCardElement;
  box: HTMLElement;
  user: UserEvent;
  /** The client secret of an intent of $12,500. */
  secret: string;
}

/** Opens an empty page with the fake Stripe.js, its API behind `fetch`, and a mounted card element. */
export async function openPage(options: StripeCardElementOptions = { hidePostalCode: true }): Promise<StripePage> {
  const api = stripeApi();
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => api.request(url, init));
  installStripe(window, 'http://localhost:4102');
  document.body.replaceChildren();
  const stripe = await loadStripe('pk_test_sandbox');
  const intent = await createStripe(api).paymentIntents.create({ amount: 1_250_000, currency: 'usd' });
  if (!stripe || intent.client_secret === null) throw new Error('Stripe.js is not there');

  const card = stripe.elements().create('card', options);
  const box = document.createElement('div');
  document.body.append(box);
  card.mount(box);
  return { stripe, card, box, user: userEvent.setup(), secret: intent.client_secret };
}

/** Types a whole card; the focus moves to the next field automatically. */
export async function typeCard({ user }: StripePage, number: string, rest = `${expiry}424`): Promise<void> {
  if (number) await user.type(screen.getByLabelText('Card number'), number);
  if (rest) await user.keyboard(rest);
}

export function confirmCard({ stripe, secret, card }: StripePage): Promise<PaymentIntentResult> {
  const billing_details = { name: 'Bo Buyer', email: 'buyer@secondgear.test' };
  return stripe.confirmCardPayment(secret, { payment_method: { card, billing_details } });
}
