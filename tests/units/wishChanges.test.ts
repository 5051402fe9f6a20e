// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { changeCounts, changeOf, followWishes } from '@/features/wishlist/following/followedWish';
import { priceChangeOf } from '@/features/wishlist/following/wishChanges';
import { readWishSort, sortWishes } from '@/features/wishlist/following/wishSort';
import type { WishlistItem } from '@/features/wishlist/schema';

const idOf = (number: number) => number.toString(16).padStart(8, '0').padEnd(24, '0');
const noor = 'noor@example.test';
const wish = (number: number, fields: Partial<WishlistItem> = {}): WishlistItem => ({
  id: idOf(0xf000 + number),
  carId: idOf(number),
  title: `Car ${number}`,
  image: undefined,
  price: 10_000,
  email: noor,
  isPaid: false,
  wishedAt: new Date(0),
  ...fields,
});

describe('The price of a wish', () => {
  test.each([
    [24_500, 22_900, { kind: 'cheaper', was: 24_500, now: 22_900, by: 1600 }],
    [22_900, 24_500, { kind: 'dearer', was: 22_900, now: 24_500, by: 1600 }],
    [0.3, 0.2, { kind: 'cheaper', was: 0.3, now: 0.2, by: 0.1 }],
    [24_500, 24_500, { kind: 'same' }],
    [undefined, 24_500, { kind: 'unknown' }],
    [24_500, undefined, { kind: 'unknown' }],
    [undefined, undefined, { kind: 'unknown' }],
  ])('%s has become %s', (was, now, expected) => {
    expect(priceChangeOf(was, now)).toEqual(expected);
  });
});

describe('The rows of the wishlist', () => {
  const items = [
    wish(1, { price: 8000 }),
    wish(2, { price: 12_000 }),
    wish(3, { price: 20_000, isPaid: true }),
    wish(4),
    wish(5),
    wish(6, { price: undefined }),
    wish(7, { price: 19.99 }),
    wish(8, { carId: '', price: undefined }),
  ];
  const market = {
    cars: new Map([
      [idOf(1), { price: 8000 }],
      [idOf(2), { price: 11_000 }],
      [idOf(3), { price: 100 }],
      [idOf(6), { price: 5000 }],
      [idOf(7), { price: 19.99 }],
    ]),
    pendingCarIds: new Set<string>(),
    goneCarIds: new Set([idOf(4), idOf(5)]),
  };
  const paid = new Map([[idOf(3), idOf(0xf003)]]);
  const rows = items.map((row) => ({ row, isGone: false }));
  const wishes = followWishes(rows, market, paid);
  const order = (list: typeof wishes) => list.map(({ item }) => items.findIndex(({ id }) => id === item.id) + 1);

  test('say what has changed; nothing is said about a bought car, an unknown price, or a car that is not known yet', () => {
    expect(wishes.map((row) => changeOf(row).kind)).toEqual([
      'same',
      'cheaper',
      'unknown',
      'gone',
      'gone',
      'unknown',
      'same',
      'unknown',
    ]);
    expect(changeCounts(wishes)).toEqual({ cheaper: 1, dearer: 0, gone: 2, isUnchanged: false });
  });

  test('are sorted by change and by price; those without a price come last', () => {
    expect(order([...sortWishes(wishes, 'newest')])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(order([...sortWishes(wishes, 'change')])).toEqual([2, 1, 3, 4, 5, 6, 7, 8]);
    expect(order([...sortWishes(wishes, 'price-low')])).toEqual([7, 6, 1, 4, 5, 2, 3, 8]);
    expect(order([...sortWishes(wishes, 'price-high')])).toEqual([3, 2, 4, 5, 1, 6, 7, 8]);
  });

  test.each([
    ['', 'newest'],
    ['sort=change', 'change'],
    ['sort=<script>', 'newest'],
  ])('are sorted as the address says: %j', (search, sort) => {
    expect(readWishSort(new URLSearchParams(search))).toBe(sort);
  });
});
