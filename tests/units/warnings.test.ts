// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { carSchema, type Car } from '@/cars/schema';
import { depositQuote, offSiteQuote } from '@/catalog/warnings/suspiciousText';
import { warningsOf } from '@/catalog/warnings/warningsOf';
import { hostileTexts } from '@tests/support/hostile';

const now = new Date('2026-11-22T12:00:00Z');
const picture = 'http://localhost:4103/cars/x3.webp';
let ids = 0;
const car = (post: object): Car =>
  v.parse(carSchema, {
    _id: (++ids).toString(16).padStart(24, '0'),
    title: `Car ${ids}`,
    email: 'mara@example.test',
    ...post,
  });

const bmws = [10_000, 12_000, 15_000, 20_000, 30_000].map((price) => car({ slug: 'bmw', price, mileage: 1000 }));
const seenFor = (own: Car, others: readonly Car[] = [], createdAt?: Date) =>
  warningsOf(own, [own, ...others], createdAt, now).map(({ seen }) => seen);

describe('A price', () => {
  test.each([
    [6000, '$6,000 is asked here. The cheapest of the 5 other BMW cars listed here costs $10,000.'],
    [6001, undefined],
    [0, undefined],
    [undefined, undefined],
  ])('of %s among five others is warned about as: %s', (price, seen) => {
    expect(seenFor(car({ slug: 'bmw', price, mileage: 9 }), bmws)).toEqual(seen === undefined ? [] : [seen]);
  });

  test('is not warned about if there are fewer comparable cars', () => {
    expect(seenFor(car({ slug: 'bmw', price: 1 }), bmws.slice(1))).toEqual([]);
  });

  test('is not called far below all others if a cheaper one states no mileage', () => {
    expect(seenFor(car({ slug: 'bmw', price: 5000 }), [...bmws, car({ slug: 'bmw', price: 2000 })])).toEqual([]);
  });
});

describe('A phone number and a picture', () => {
  const own = car({ phone: '+46 31 555 01 17', img: picture });
  const nordic = (post: object) => car({ email: 'desk@nordic.test', displayName: 'Nordic Car Desk', ...post });

  test.each([
    [
      'The number in this post is also in 2 posts by another seller, Nordic Car Desk.',
      [nordic({ phone: '0046 (31) 5550117' }), nordic({ phone: '+46315550117' }), car({ phone: own.phone })],
    ],
    [
      'The number in this post is also in 2 posts by 2 other sellers.',
      [nordic({ phone: own.phone }), car({ phone: own.phone, email: 'tomas@example.test' })],
    ],
    [undefined, [car({ phone: own.phone, email: 'MARA@example.test' }), car({ phone: own.phone, email: undefined })]],
    [undefined, [nordic({ phone: undefined }), nordic({ phone: '117' })]],
    ['The picture of this post is also in 1 other post, by another seller.', [nordic({ img: picture })]],
    ['The picture of this post is also in 2 other posts.', [car({ img: picture }), car({ img: picture })]],
    [undefined, [car({ img: undefined }), nordic({ img: 'http://localhost:4103/cars/x5.webp' })]],
  ])('are warned about as: %s', (seen, others) => {
    expect(seenFor(own, others)).toEqual(seen === undefined ? [] : [seen]);
  });

  test('that a post does not state are not compared, and at most three posts are named', () => {
    expect(seenFor(car({ img: undefined, phone: undefined }), [car({ email: 'a@b.test' }), car({})])).toEqual([]);
    const [warning] = warningsOf(
      own,
      Array.from({ length: 9 }, () => nordic({ img: picture })),
      undefined,
      now,
    );
    expect(warning?.posts).toHaveLength(3);
    const warned = (phone: string) => seenFor(car({ phone }), [nordic({ phone })]).length;
    expect([warned('555 011'), warned('555 0117')]).toEqual([0, 1]);
  });
});

test.each([
  [new Date('2026-11-22T09:00:00Z'), ['The seller’s account was created 3 hours ago.']],
  [new Date('2026-11-22T12:05:00Z'), ['The seller’s account was created just now.']],
  [new Date('2026-11-21T12:01:00Z'), ['The seller’s account was created 23 hours ago.']],
  [new Date('2026-11-21T11:59:00Z'), []],
  [new Date(NaN), []],
  [undefined, []],
])('An account of %s is warned about as: %s', (createdAt, seen) => {
  expect(seenFor(car({}), [], createdAt)).toEqual(seen);
});

test.each([
  ['Send a deposit of $500 to hold the car.', 'Send a deposit of $500 to hold the car.'],
  [
    'I am abroad now, for some weeks. You pay half the price in advance by Western\nUnion, then it ships. Many have asked already, so be quick.',
    '…now, for some weeks. You pay half the price in advance by Western Union, then it ships. Many have asked…',
  ],
  ['ＢＩＴＣＯＩＮ only', 'BITCOIN only'],
  ['No deposit needed. I never ask for a deposit.', undefined],
  ['There is no need for a deposit, and I don’t want a prepayment.', undefined],
  ['Deposit not required. Deposits aren’t taken. Deposit: none. You pay nothing in advance.', undefined],
  ['No time wasters, deposit required', 'No time wasters, deposit required'],
  ['I want a deposit', 'I want a deposit'],
  ['Why not pay a deposit?', 'Why not pay a deposit?'],
  ['The deposit is not refunded', 'The deposit is not refunded'],
  ['Without any deposit, but a holding fee', 'Without any deposit, but a holding fee'],
  ['Carbon deposits were removed; paid off; the money is in the engine.', undefined],
])('Of the text %j the words about money in advance are %j', (text, quote) => {
  expect(depositQuote(text)).toBe(quote);
});

test.each([
  ['Write to me on WhatsApp', 'Write to me on WhatsApp'],
  ['See more at cheap-cars.xyz', 'See more at cheap-cars.xyz'],
  ['Mail owner@cars.example please', 'Mail owner@cars.example please'],
  [hostileTexts.address, 'address https://evil.example/login'],
  ['VISIT CHEAP-CARS.COM', 'VISIT CHEAP-CARS.COM'],
  ['Full service history, 1.8 litres, No. 7, ABS/ESP', undefined],
  ['Full service history.Info by phone. One owner.Shop serviced.', undefined],
])('Of the text %j the words that lead off the site are %j', (text, quote) => {
  expect(offSiteQuote(text)).toBe(quote);
});

test('Hostile texts are looked through without delay', () => {
  const texts = [...Object.values(hostileTexts), 'a.'.repeat(2000), 'pay '.repeat(1000), `${'x'.repeat(4000)}@`];
  const start = performance.now();
  for (const description of texts) {
    const own = car({ description });
    for (const { seen } of warningsOf(own, [own], undefined, now)) expect(seen.length).toBeLessThan(180);
  }
  expect(performance.now() - start).toBeLessThan(1500);
});

test('Among 10,000 cars, everything is found without a delay that anybody notices', () => {
  const others = Array.from({ length: 10_000 }, (_, index) =>
    car({ slug: 'bmw', price: index, mileage: 9, phone: `+46 31 555 ${index}` }),
  );
  const own = car({ slug: 'bmw', price: 9, phone: '+46 31 555 1234' });
  const run = () => {
    const start = performance.now();
    warningsOf(own, others, undefined, now);
    return performance.now() - start;
  };
  expect(Math.min(run(), run(), run())).toBeLessThan(150);
});
