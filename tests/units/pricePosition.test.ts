// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { narrowFrame, wideFrame } from '@/features/cars/deciding/plotFrame';
import { pricePosition } from '@/features/cars/deciding/pricePosition';
import { carSchema, type Car } from '@/features/cars/schema';
import { hostileTexts } from '@tests/support/hostile';

let ids = 0;
const bmw = (price: unknown, mileage: unknown, post: object = {}): Car =>
  v.parse(carSchema, {
    _id: (++ids).toString(16).padStart(24, '0'),
    slug: 'bmw',
    title: `BMW ${ids}`,
    price,
    mileage,
    ...post,
  });

const own = bmw(20_000, 50_000);
const many = (count: number, priceOf: (index: number) => number, mileageOf = (index: number) => index * 1000) =>
  Array.from({ length: count }, (_, index) => bmw(priceOf(index), mileageOf(index)));
const positionOf = (others: readonly Car[], car = own, frame = wideFrame) =>
  pricePosition(car, [car, ...others], frame);

const five = [bmw(10_000, 90_000), bmw(15_000, 10_000), bmw(25_000, 20_000), bmw(30_000, 80_000), bmw(40_000, 70_000)];
const toyotas = [bmw(1, 1, { slug: 'toyota' }), bmw(2, 2, { slug: 'toyota' })];

describe('The price of a car is', () => {
  test.each([
    ['Cheaper than 3 of 5 comparable cars, with fewer kilometres than most.', own, [...five, ...toyotas]],
    ['Cheaper than all 5 comparable cars, with fewer kilometres than all of them.', bmw(5000, 1), five],
    ['Dearer than all 5 comparable cars, with more kilometres than all of them.', bmw(90_000, 99_000), five],
    [
      'Cheaper than 2 of 5 comparable cars, the same price as 1, with more kilometres than most.',
      bmw(25_000, 85_000),
      five,
    ],
    [
      'Cheaper than none of 5 comparable cars, the same price as 1, driven less than 2 of them.',
      bmw(40_000, 70_000),
      five,
    ],
    [
      'The same price as all 40 comparable cars, with more kilometres than most.',
      bmw(900, 39_000),
      many(40, () => 900),
    ],
    ['Cheaper than 3 of 5 comparable cars. The post states no mileage.', bmw('20,000', undefined), five],
    ['This post states no price, so it cannot be placed among the others.', bmw('to be agreed', 50_000), five],
    ['This post states no price, so it cannot be placed among the others.', bmw(0, 50_000), five],
    [
      'Only four other BMW cars here state a price and a mileage: too few to say where this price stands.',
      own,
      five.slice(1),
    ],
    [
      'Only one other BMW car here states a price and a mileage: too few to say where this price stands.',
      own,
      five.slice(4),
    ],
    [
      'No other BMW here states a price and a mileage, so there is nothing to compare this price with.',
      own,
      [bmw(9, undefined), bmw(undefined, 9)],
    ],
    ['The post names no brand, so there is nothing to compare this price with.', bmw(1, 1, { slug: '' }), five],
  ])('%s', (sentence, car, others) => {
    const position = positionOf(others, car);
    expect(position.sentence).toBe(sentence);
    expect(position.plot === undefined).toBe(position.method === undefined);
    expect(JSON.stringify(position)).not.toMatch(/market value|NaN|Infinity/);
  });

  test('compared with the same model where there are enough, else with the brand', () => {
    const x3 = (model: string) => bmw(30_000, 60_000, { model });
    const x3s = ['X3 G01 (2019)', 'BMW X3', 'x3', 'X3 F25'].map(x3);
    const car = bmw(20_000, 50_000, { model: 'X3 G01 (2020)' });
    expect(positionOf([...five, ...x3s], car).method).toBe(
      'Counted from every other BMW listed here that states a price and a mileage; of the X3 alone there are fewer than five. These are asking prices, not a valuation.',
    );
    const { method, shown } = positionOf([...five, ...x3s, x3('X3 (2015)')], car);
    expect(method).toMatch(/^Counted from every other BMW X3 listed here/);
    expect(shown).toHaveLength(5);
  });

  test('set against the cars that are better and worse in both', () => {
    const { better, worse } = positionOf(five);
    expect(better).toMatchObject({ text: 'One is both cheaper and less driven', car: { price: 15_000 } });
    expect(worse).toMatch(/^Two are dearer and driven more: \d+ and \d+\.$/);
  });
});

const crowds: [string, Car[]][] = [
  ['five cars', five],
  ['45 cars', many(45, (index) => 5000 + index * 900)],
  ['10,000 cars at one price', many(10_000, () => 20_000)],
  [
    '10,000 cars at one price and mileage',
    many(
      10_000,
      () => 20_000,
      () => 50_000,
    ),
  ],
  ['cars of absurd prices and mileages', [...five, bmw(999_999_999, 1), bmw(1, 999_999_999)]],
  [
    'new cars',
    many(
      6,
      (index) => 1 + index,
      () => 0,
    ),
  ],
  ['hostile titles', Object.values(hostileTexts).map((title, index) => bmw(index * 1000, index * 900, { title }))],
];

describe.each([
  ['wide', wideFrame],
  ['narrow', narrowFrame],
])('In the %s plot', (_, frame) => {
  test.each(crowds)('%s have their points, ticks and names inside, and no names that overlap', (_cars, others) => {
    const { plot, shown, rest } = positionOf(others, own, frame);
    if (!plot) throw new Error('There are enough cars for a plot.');
    const { area, points, own: at } = plot;

    expect(points.map(({ car }) => car)).toEqual(shown);
    expect(points.length).toBeGreaterThanOrEqual(5);
    expect(points.length).toBeLessThanOrEqual(60);
    expect(rest === undefined).toBe(shown.length === others.filter(({ price }) => price !== 0).length);
    for (const { x, y } of [...points, { x: at.x ?? NaN, y: at.y ?? NaN }]) {
      expect(x).toBeGreaterThanOrEqual(area.left);
      expect(x).toBeLessThanOrEqual(area.right);
      expect(y).toBeGreaterThanOrEqual(area.top);
      expect(y).toBeLessThanOrEqual(area.bottom);
    }
    expect(points.map(({ car }) => car.mileage)).toEqual(
      points.map(({ car }) => car.mileage).toSorted((a, b) => a - b),
    );
    expect(plot.mileageTicks.filter(({ text }) => text).length).toBeGreaterThanOrEqual(1);

    const labels = points.flatMap(({ label }) => label ?? []);
    expect(labels.every(({ text }) => Array.from(text).length <= frame.label + 1)).toBe(true);
    for (const [index, a] of labels.entries())
      for (const b of labels.slice(index + 1))
        expect(Math.abs(a.y - b.y) > frame.text || a.x !== b.x || a.anchor !== b.anchor, `${a.text} on ${b.text}`).toBe(
          true,
        );
  });
});

test('Of 10,000 cars the position is known within the time of a frame or two', () => {
  const others = many(10_000, (index) => 5000 + ((index * 7919) % 60_000));
  const run = () => {
    const start = performance.now();
    positionOf(others);
    return performance.now() - start;
  };
  expect(Math.min(run(), run(), run(), run())).toBeLessThan(30);
});
