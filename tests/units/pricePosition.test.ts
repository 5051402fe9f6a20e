// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { carSchema, type Car } from '@/cars/schema';
import { plotOf, nearestCars, pricePosition } from '@/catalog/price/pricePosition';
import { differenceBetween } from '@/catalog/price/texts';
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
const positionOf = (others: readonly Car[], car = own) => pricePosition(car, [car, ...others]);

const five = [bmw(10_000, 90_000), bmw(15_000, 10_000), bmw(25_000, 20_000), bmw(30_000, 80_000), bmw(40_000, 70_000)];
const toyotas = [bmw(1, 1, { slug: 'toyota' }), bmw(2, 2, { slug: 'toyota' })];

const none = undefined;

describe('The price of a car is', () => {
  test.each([
    ['Cheaper than 3 of 5 comparable cars. One of them is both cheaper and less driven.', own, [...five, ...toyotas]],
    ['Cheaper than all 5 comparable cars. None of them is both cheaper and less driven.', bmw(5000, 1), five],
    [
      'More expensive than all 5 comparable cars. Five of them are both cheaper and less driven.',
      bmw(90_000, 99_000),
      five,
    ],
    ['Cheaper than 2 of 5 comparable cars. One of them is both cheaper and less driven.', bmw(25_000, 85_000), five],
    [
      'Cheaper than none of 5 comparable cars. Two of them are both cheaper and less driven.',
      bmw(40_000, 70_000),
      five,
    ],
    [
      'The same price as all 40 comparable cars. None of them is both cheaper and less driven.',
      bmw(900, 39_000),
      many(40, () => 900),
    ],
    ['Cheaper than 3 of 5 comparable cars. The post states no mileage.', bmw('20,000', undefined), five],
    [none, bmw('to be agreed', 50_000), five],
    [none, bmw(0, 50_000), five],
    [none, own, five.slice(1)],
    [none, own, [bmw(9, undefined), bmw(undefined, 9)]],
    [none, bmw(1, 1, { slug: '' }), five],
  ])('%s', (sentences, car, others) => {
    const position = positionOf(others, car);
    expect(position && `${position.verdict}. ${position.details}`).toBe(sentences);
    expect(JSON.stringify([position])).not.toMatch(/market value|NaN|Infinity/);
  });

  test('compared with the same model where there are enough, else with the brand', () => {
    const x3 = (model: string) => bmw(30_000, 60_000, { model });
    const x3s = ['X3 G01 (2019)', 'BMW X3', 'x3', 'X3 F25'].map(x3);
    const car = bmw(20_000, 50_000, { model: 'X3 G01 (2020)' });
    expect(positionOf([...five, ...x3s], car)?.method).toBe(
      'Counted from every other BMW listed here that states a price and a mileage; of the X3 alone there are fewer than five. These are asking prices, not a valuation.',
    );
    const position = positionOf([...five, ...x3s, x3('X3 (2015)')], car);
    expect(position?.method).toMatch(/^Counted from every other BMW X3 listed here/);
    expect(position?.cars).toHaveLength(5);
  });
});

const titles = Object.values(hostileTexts);
/** The cars, and how many of them are drawn. */
const crowds: [string, Car[], number][] = [
  ['five cars', five, 5],
  ['45 cars', many(45, (index) => 5000 + index * 900), 45],
  ['10,000 cars at one price', many(10_000, () => 20_000), 60],
  [
    '10,000 cars at one price and mileage',
    many(
      10_000,
      () => 20_000,
      () => 50_000,
    ),
    60,
  ],
  ['cars of absurd prices and mileages', [...five, bmw(999_999_999, 1), bmw(1, 999_999_999)], 5],
  [
    'new cars and an old one',
    [
      ...many(
        6,
        (index) => 1 + index,
        () => 0,
      ),
      bmw(9000, 60_000),
    ],
    7,
  ],
  [
    'cars with hostile titles',
    titles.map((title, index) => bmw(1000 + index * 1000, index * 900, { title })),
    titles.length,
  ],
];

test('A car whose price is to be asked for is neither cheaper nor dearer', () => {
  expect(differenceBetween(own, bmw(0, 60_000))).toBe('10,000 km more');
  expect(differenceBetween(bmw(0, 60_000), own)).toBe('10,000 km less');
});

describe('In the plot', () => {
  test.each(crowds)('%s have their points inside, and no name is near another point', (_cars, others, drawn) => {
    const shown = nearestCars(own, positionOf(others)?.cars ?? []);
    const { points, mileages, prices } = plotOf(own, shown);

    expect(points.map(({ car }) => car)).toEqual(shown);
    expect(points).toHaveLength(drawn);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(100);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(100);
    }
    const driven = shown.map(({ mileage }) => mileage);
    expect(driven).toEqual(driven.toSorted((a, b) => a - b));
    for (const named of points.filter(({ isNamed }) => isNamed)) {
      expect(points.filter(({ x, y }) => Math.abs(x - named.x) < 20 && Math.abs(y - named.y) < 7)).toEqual([named]);
    }
    for (const [ticks, most] of [
      [mileages, 5],
      [prices, 6],
    ] as const) {
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThanOrEqual(most);
      expect([ticks[0], ticks.at(-1)?.at]).toEqual([{ at: 0, value: 0 }, 100]);
    }
  });
});
