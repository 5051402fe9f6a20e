// @vitest-environment node
import { expect, test } from 'vitest';
import { followWishes, savedPrice } from '@/wishlist/followedWish';
import type { WishlistItem } from '@/wishlist/schema';

const idOf = (number: number) => number.toString(16).padStart(8, '0').padEnd(24, '0');
const wish = (number: number, fields: Partial<WishlistItem> = {}): WishlistItem => ({
  id: idOf(0xf000 + number),
  carId: idOf(number),
  title: `Car ${number}`,
  image: undefined,
  price: 10_000,
  email: 'noor@example.test',
  isPaid: false,
  wishedAt: new Date(0),
  copy: {},
  ...fields,
});

test.each([
  ['the same price', wish(1, { price: 8000 }), undefined],
  ['a lower price now', wish(2, { price: 12_000 }), 12_000],
  ['a higher price now', wish(2, { price: 9000 }), 9000],
  ['a bought car', wish(3, { price: 20_000, isPaid: true }), undefined],
  ['a car that is gone', wish(4), undefined],
  ['a car that is not known yet', wish(5), undefined],
  ['no price when it was saved', wish(6, { price: undefined }), undefined],
  ['no price now', wish(7), 10_000],
])('My Wishlist says what a car with %s was saved at: %j', (_, item, expected) => {
  const market = {
    cars: new Map([
      [idOf(1), { price: 8000 }],
      [idOf(2), { price: 11_000 }],
      [idOf(3), { price: 100 }],
      [idOf(6), { price: 5000 }],
      [idOf(7), { price: undefined }],
    ]),
    pending: new Set<string>(),
    gone: new Set([idOf(4)]),
  };
  const [followed] = followWishes([{ row: item, isGone: false }], market, new Map());
  expect(followed && savedPrice(followed)).toBe(expected);
});
