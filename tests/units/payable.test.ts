// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { payablePrice, priceProblemOf } from '@/cars/payablePrice';
import { orderStateOf } from '@/wishlist/followedWish';
import { offerOf } from '@/wishlist/offer';

describe('A price', () => {
  test.each([0.5, 0.75, 1, 12_500, 18_750.5, 999_999, 999_999.99])('of %s can be charged', (price) => {
    expect(priceProblemOf(price)).toBeUndefined();
    expect(payablePrice(price)).toBe(price);
  });

  test.each([
    [undefined, 'not-stated'],
    [Number.NaN, 'not-stated'],
    [0, 'too-small'],
    [0.49, 'too-small'],
    [1_000_000, 'too-large'],
    [Infinity, 'too-large'],
    [19.99, 'uneven'],
    [1.005, 'uneven'],
    [1.1, 'uneven'],
  ])('of %s cannot be charged: %s', (price, why) => {
    expect(priceProblemOf(price)).toBe(why);
    expect(payablePrice(price)).toBeUndefined();
  });
});

test.each([
  ['its payment', 'noor@example.test', undefined, 12_500, { kind: 'payable' }],
  ['its seller’s contact', 'noor@example.test', undefined, 19.99, { kind: 'unpayable', problem: 'uneven' }],
  ['the receipt, whatever it costs now', 'noor@example.test', 'wish', undefined, { kind: 'bought', paidId: 'wish' }],
  ['nothing to its seller', 'Mara@Example.test', 'wish', 12_500, { kind: 'own' }],
])('A listed car offers %s', (_what, email, paidId, price, offer) => {
  expect(offerOf({ seller: { email: 'mara@example.test' }, price }, email, paidId)).toEqual(offer);
});

describe('After a car was wished for comes', () => {
  const item = {
    id: 'wish',
    carId: 'car',
    image: undefined,
    title: undefined,
    price: 12_500,
    email: undefined,
    isPaid: false,
    wishedAt: undefined,
    copy: {},
  };
  const wish = { item, isListed: true, paidId: undefined, car: { price: 12_500 } };

  test.each([
    ['its payment', wish, { kind: 'payable' }],
    ['its payment, by the saved price', { ...wish, car: undefined }, { kind: 'payable' }],
    ['a question to its seller', { ...wish, car: { price: 0.3 } }, { kind: 'unpayable' }],
    ['nothing once it is not listed any more', { ...wish, isListed: false }, { kind: 'unlisted' }],
    ['nothing without a car', { ...wish, item: { ...item, carId: '' } }, { kind: 'unlisted' }],
    [
      'the receipt, also if it is gone',
      { ...wish, isListed: false, paidId: 'wish' },
      { kind: 'bought', paidId: 'wish' },
    ],
  ])('%s', (_what, given, state) => {
    expect(orderStateOf(given)).toEqual(state);
  });
});
