// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { changeCounts, changeOf, followWishes, payablePrices } from '@/features/wishlist/following/followedWish';
import { findReposts, type PostedCar } from '@/features/wishlist/following/repost';
import { repostSentence } from '@/features/wishlist/following/repostSentence';
import { priceChangeOf } from '@/features/wishlist/following/wishChanges';
import { readWishSort, sortWishes } from '@/features/wishlist/following/wishSort';
import type { WishlistItem } from '@/features/wishlist/schema';
import { cpuTimeOf } from '@tests/support/cpuTime';

const idOf = (number: number) => number.toString(16).padStart(8, '0').padEnd(24, '0');
const noor = 'noor@example.test';
const mara = 'mara@example.test';
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
const post = (number: number, fields: Partial<PostedCar> = {}): PostedCar => ({
  id: idOf(number),
  seller: { email: mara },
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
  const repost = { car: post(90, { price: 9500 }), agrees: 'title' } as const;
  const items = [
    wish(1, { price: 8000 }),
    wish(2, { price: 12_000 }),
    wish(3, { price: 20_000, isPaid: true }),
    wish(4),
    wish(5),
    wish(6, { price: undefined }),
    wish(7, { price: 19.99 }),
    wish(8, { carId: '' }),
  ];
  const market = {
    cars: new Map([
      [idOf(1), { price: 8000 }],
      [idOf(2), { price: 11_000 }],
      [idOf(3), { price: 100 }],
      [idOf(6), { price: 5000 }],
      [idOf(7), { price: 19.99 }],
    ]),
    goneCarIds: new Set([idOf(4), idOf(5)]),
    reposts: new Map([[idOf(5), repost]]),
  };
  const paid = new Map([[idOf(3), idOf(0xf003)]]);
  const rows = items.map((row) => ({ row, isGone: false }));
  const wishes = followWishes(rows, market, paid);
  const order = (list: typeof wishes) => list.map(({ item }) => items.indexOf(item) + 1);

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
    expect(changeCounts(wishes)).toEqual({ cheaper: 1, dearer: 0, postedAgain: 1, gone: 1, isUnchanged: false });
  });

  test('have a new post only as long as it is not bought', () => {
    expect(wishes.map((row) => row.repost)).toEqual(items.map((_, index) => (index === 4 ? repost : undefined)));
    const bought = followWishes(rows, market, new Map([[idOf(90), 'paid']]));
    expect(bought.map((row) => row.repost)).toEqual(items.map(() => undefined));
  });

  test('are sorted by change and by price; those without a price come last', () => {
    expect(order([...sortWishes(wishes, 'newest')])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(order([...sortWishes(wishes, 'change')])).toEqual([2, 5, 1, 3, 4, 6, 7, 8]);
    expect(order([...sortWishes(wishes, 'price-low')])).toEqual([7, 1, 4, 5, 8, 2, 3, 6]);
    expect(order([...sortWishes(wishes, 'price-high')])).toEqual([3, 2, 4, 5, 8, 1, 7, 6]);
  });

  test('are added up at the price of today, if they can be paid', () => {
    expect([...payablePrices(wishes)]).toEqual([
      [idOf(1), 8000],
      [idOf(2), 11_000],
    ]);
    expect(payablePrices(followWishes([{ row: wish(1), isGone: true }], market, paid)).size).toBe(0);
  });

  test.each([
    ['', 'newest'],
    ['sort=change', 'change'],
    ['sort=<script>', 'newest'],
  ])('are sorted as the address says: %j', (search, sort) => {
    expect(readWishSort(new URLSearchParams(search))).toBe(sort);
  });
});

describe('A new post of a car that is gone', () => {
  const image = 'https://images.example.test/1.webp';
  const gone = wish(10, { title: 'BMW M240i xDrive', image });
  const seen = [{ id: idOf(10), sellerEmail: 'Mara@Example.test', mileage: 30_000 }];
  const find = (cars: PostedCar[], remembered: Parameters<typeof findReposts>[1] = seen) =>
    findReposts([gone], remembered, cars, noor).get(gone.carId);
  const title = 'bmw  m240i XDRIVE ';

  test.each<[string, PostedCar, string | undefined]>([
    ['the same title', post(11, { title }), 'title'],
    ['the same picture', post(11, { title: 'M240i', image }), 'picture'],
    ['both', post(11, { title, image, mileage: 30_100 }), 'both'],
    ['neither', post(11, { title: 'M240i', image: `${image}?` }), undefined],
    ['no title and no picture', post(11), undefined],
    ['another seller', post(11, { title, image, seller: { email: 'tomas@example.test' } }), undefined],
    ['no seller', post(11, { title, image, seller: {} }), undefined],
    ['an older post', post(9, { title, image }), undefined],
    ['fewer kilometres', post(11, { title, image, mileage: 29_000 }), undefined],
    ['a hostile title', post(11, { title: '__proto__' }), undefined],
  ])('with %s', (_, car, agrees) => {
    expect(find([post(12), car])).toEqual(agrees && { car, agrees });
  });

  test('is the best of several: the one that agrees in both, then the newest', () => {
    const [both, newer, newest] = [post(11, { title, image }), post(12, { title }), post(13, { title })];
    expect(find([newer, both, newest])?.car).toBe(both);
    expect(find([newer, newest])?.car).toBe(newest);
  });

  test('is not recognised if this device does not remember the seller, nor if it is the user’s own post', () => {
    const car = post(11, { title, image });
    expect(find([car], [])).toBeUndefined();
    expect(find([car], [{ id: idOf(10) }])).toBeUndefined();
    expect(findReposts([gone], seen, [car], 'mara@example.test').size).toBe(0);
  });

  test('is found among 10,000 posts for 200 cars of one seller in under 50 ms', () => {
    const cars = Array.from({ length: 10_000 }, (_, index) =>
      post(1000 + index, {
        title: `Car ${index % 200}`,
        ...(index % 2 > 0 && { seller: { email: `s${index}@x.test` } }),
      }),
    );
    const many = Array.from({ length: 200 }, (_, index) => wish(index));
    const known = many.map(({ carId }) => ({ id: carId, sellerEmail: mara }));
    expect(findReposts(many, known, cars, noor).size).toBe(100);
    expect(cpuTimeOf(() => findReposts(many, known, cars, noor))).toBeLessThan(50);
  });

  test.each([
    [33_600, 33_100, 'Posted again for $33,100, $500 less.'],
    [33_600, 34_100, 'Posted again for $34,100, $500 more.'],
    [33_600, 33_600, 'Posted again for the same price, $33,600.'],
    [undefined, 33_100, 'Posted again for $33,100.'],
    [33_600, undefined, 'Posted again.'],
  ])('says how the price %s compares with %s', (saved, price, sentence) => {
    expect(repostSentence(saved, price)).toBe(sentence);
  });
});
