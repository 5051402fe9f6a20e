import type { PaymentMethod } from '@stripe/stripe-js';
import { formatOf, isPastMonth, passesLuhn } from './cardNumbers';
import { cardFailure, invalidRequest, missingParam } from './failure';
import { newId } from './intents';
import { testCards, type TestCard } from './testCards';

export interface PresentedCard {
  card: TestCard;
  method: PaymentMethod;
}

interface CardDetails {
  number: string;
  month: number;
  year: number;
  hasCvc: boolean;
}

/**
 * Reads the card of a confirmation: its data, or the token of a predefined test card.
 * @throws StripeFailure if the card data is invalid or the token unknown
 */
export function readPresentedCard(form: URLSearchParams): PresentedCard {
  const token = form.get('payment_method');
  const details = token === null ? readCard(form) : cardForToken(token);
  const card = testCards[details.number] ?? { brand: formatOf(details.number).brand, fails: 'live' };
  return { card, method: createPaymentMethod(card, details, form) };
}

function readCard(form: URLSearchParams): CardDetails {
  const field = (name: string) => form.get(`payment_method_data[card][${name}]`);
  const number = field('number')?.replaceAll(' ', '');
  if (!number) throw missingParam('payment_method');
  const month = Number(field('exp_month'));
  const year = (Number(field('exp_year')) % 2000) + 2000;
  const cvc = field('cvc');

  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw cardFailure('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  if (!(month >= 1 && month <= 12)) {
    throw cardFailure('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  if (!Number.isInteger(year) || isPastMonth(month, year)) {
    throw cardFailure('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  if (cvc !== null && !/^\d{3,4}$/.test(cvc)) {
    throw cardFailure('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  return { number, month, year, hasCvc: cvc !== null };
}

function cardForToken(token: string): CardDetails {
  const number = Object.keys(testCards).find((key) => testCards[key]?.token === token);
  if (number === undefined) {
    throw invalidRequest('resource_missing', `No such PaymentMethod: '${token}'`, { param: 'payment_method' });
  }
  return { number, month: 12, year: new Date().getFullYear() + 1, hasCvc: false };
}

function createPaymentMethod(
  card: TestCard,
  { number, month, year, hasCvc }: CardDetails,
  form: URLSearchParams,
): PaymentMethod {
  const detail = (name: string) => form.get(`payment_method_data[billing_details]${name}`);
  const address = (name: string) => detail(`[address][${name}]`);
  const cvcCheck = card.fails === 'cvc' ? 'fail' : 'pass';
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: {
        city: address('city'),
        country: address('country'),
        line1: address('line1'),
        line2: address('line2'),
        postal_code: address('postal_code'),
        state: address('state'),
      },
      email: detail('[email]'),
      name: detail('[name]'),
      phone: detail('[phone]'),
    },
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: address('postal_code') === null ? null : 'pass',
        cvc_check: hasCvc ? cvcCheck : null,
      },
      country: 'US',
      display_brand: card.brand,
      exp_month: month,
      exp_year: year,
      funding: 'credit',
      last4: number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: Math.floor(Date.now() / 1000),
    customer: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
