// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { payablePrice, priceProblemOf } from '@/cars/payablePrice';
import { paymentBlockerOf } from '@/payments/panels/BlockerPanel';

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

describe('The reason why a wishlist item cannot be paid', () => {
  const seller = { name: 'Mara Lindqvist', email: 'Mara@Example.test', photoUrl: undefined };
  const wish = { title: 'BMW 330i xDrive', image: 'https://images.test/bmw.webp', price: 12_500 };
  const car = { ...wish, phone: undefined, seller };
  const payableItem = {
    other: undefined,
    isUnreadable: false,
    wish,
    car,
    isGone: false,
    isUnwished: false,
    email: 'noor@example.test',
  };

  test.each([
    ['none', payableItem, undefined],
    ['none known yet', { ...payableItem, car: undefined }, undefined],
    [
      'that another item is paid',
      { ...payableItem, isGone: true, other: { wishId: '1', isPaid: true, isKnownHere: true } },
      'bought',
    ],
    [
      'that another item is being paid',
      { ...payableItem, other: { wishId: '1', isPaid: false, isKnownHere: true } },
      'other-open',
    ],
    ['that an entry cannot be read', { ...payableItem, isUnreadable: true, isGone: true }, 'unreadable'],
    ['that the car is gone', { ...payableItem, isGone: true }, 'gone'],
    ['that it is no longer on the wishlist', { ...payableItem, isUnwished: true }, 'unwished'],
    ['that it is the user’s own car', { ...payableItem, email: 'mara@example.test' }, 'own'],
    ['another price', { ...payableItem, car: { ...car, price: 13_000 } }, 'changed'],
    ['another title', { ...payableItem, wish: { ...wish, title: 'Jaguar F-Type' } }, 'changed'],
    ['another picture', { ...payableItem, wish: { ...wish, image: 'https://images.test/jaguar.webp' } }, 'changed'],
    ['none if only case differs', { ...payableItem, wish: { ...wish, title: 'bmw 330i XDRIVE' } }, undefined],
    ['none if nothing was copied', { ...payableItem, wish: { price: 12_500, title: undefined } }, undefined],
    ['a price that is no longer stated', { ...payableItem, car: { ...car, price: undefined } }, 'not-stated'],
    [
      'a price that is not stated',
      { ...payableItem, wish: { ...wish, price: undefined }, car: { ...car, price: undefined } },
      'not-stated',
    ],
    [
      'a price of the car that the wishlist item lacks',
      { ...payableItem, wish: { ...wish, price: undefined }, car: { ...car, price: 19.99 } },
      'uneven',
    ],
    [
      'a price that older wishlist items stated',
      { ...payableItem, wish: { ...wish, price: 19.99 }, car: { ...car, price: 0.3 } },
      'too-small',
    ],
    ['a price that can be paid now', { ...payableItem, wish: { ...wish, price: undefined } }, 'changed'],
    [
      'a price that is not stated, of a car that has not loaded',
      { ...payableItem, wish: { ...wish, price: undefined }, car: undefined },
      'not-stated',
    ],
  ])('is %s', (_what, given, obstacle) => {
    expect(paymentBlockerOf(given)).toBe(obstacle);
  });
});
