// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { narrowFrame, overlaps, textWidth, wideFrame, type PlotFrame } from '@/features/cars/deciding/plotFrame';
import type { PlotLabel } from '@/features/cars/deciding/plotLabels';
import { indexAfterKey, nearestPoint, pointsAtSameSpot } from '@/features/cars/deciding/pointLookup';
import type { PlotPoint } from '@/features/cars/deciding/pricePlot';
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

describe.each([
  ['wide', wideFrame],
  ['narrow', narrowFrame],
])('In the %s plot', (_, frame) => {
  test.each(crowds)('%s have their points and names inside, and no name covers anything', (_cars, others, drawn) => {
    const { plot, shown, rest } = positionOf(others, own, frame);
    if (!plot?.plate) throw new Error('There are enough cars for a plot.');
    const { area, points } = plot;

    expect(points).toHaveLength(drawn);
    expect(points.map(({ car }) => car)).toEqual(shown);
    expect(rest === undefined).toBe(drawn === others.length);
    const dots = [...points, { x: plot.own.x ?? NaN, y: plot.own.y ?? NaN }].map(({ x, y }) => box(x, y, frame.dot));
    const labels = points.flatMap(({ label }) => (label ? [boxOf(label, frame)] : []));
    for (const [index, label] of labels.entries()) {
      const others = [...dots, plot.plate, ...labels.slice(index + 1)];
      expect(others.filter((other) => overlaps(label, other))).toEqual([]);
    }
    for (const { left, right, top, bottom } of labels.concat(points.map(({ x, y }) => box(x, y, 0)))) {
      expect(left).toBeGreaterThanOrEqual(area.left);
      expect(right).toBeLessThanOrEqual(area.right);
      expect(top).toBeGreaterThanOrEqual(area.top);
      expect(bottom).toBeLessThanOrEqual(area.bottom);
    }
    const mileages = points.map(({ car }) => car.mileage);
    expect(mileages).toEqual(mileages.toSorted((a, b) => a - b));
    expect(plot.mileageTicks.some(({ text }) => text)).toBe(true);
    expect(points.every(({ label }) => Array.from(label?.text ?? '').length <= frame.label + 1)).toBe(true);
  });
});

function box(x: number, y: number, radius: number) {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function boxOf({ text, x, y, anchor }: PlotLabel, frame: PlotFrame) {
  const width = textWidth(text, frame.text);
  const left = anchor === 'start' ? x : x - width;
  return { left, right: left + width, top: y - frame.text * 0.8, bottom: y + frame.text * 0.2 };
}

test.each([
  ['no other', [], 'This car'],
  ['others that are near', [bmw(20_000, 50_001), bmw(20_001, 50_000)], 'This car'],
  ['two others', [bmw(20_000, 50_000), bmw('20,000', 50_000)], 'This car +2'],
  [
    'many more than are drawn',
    many(
      10_000,
      () => 20_000,
      () => 50_000,
    ),
    'This car +10,000',
  ],
])('At the point of this car are %s, which its plate says', (_, others, text) => {
  for (const frame of [wideFrame, narrowFrame]) {
    const { plate, area } = positionOf([...five, ...others], own, frame).plot ?? {};
    expect(plate?.text).toBe(text);
    expect(plate?.left).toBeGreaterThanOrEqual(area?.left ?? NaN);
    expect(plate?.right).toBeLessThanOrEqual(area?.right ?? NaN);
  }
});

describe('A point', () => {
  const points: PlotPoint[] = [
    { x: 100, y: 100 },
    { x: 110, y: 100 },
    { x: 110, y: 100 },
    { x: 300, y: 100 },
  ].map((place) => ({ ...place, car: { ...bmw(1, 1), price: 1, mileage: 1 }, label: undefined }));
  const indexOf = (point: PlotPoint | undefined) => points.findIndex((other) => other === point);

  test.each([
    [104, 90, 0],
    [106, 110, 1],
    [325, 100, 3],
    [330, 100, -1],
    [NaN, NaN, -1],
  ])('is found by the pointer at %s, %s: %s', (x, y, index) => {
    expect(indexOf(nearestPoint(points, x, y))).toBe(index);
  });

  test.each(points.map((point, index) => [index, point] as const))(
    '%s names the others at its place',
    (index, point) => {
      expect(pointsAtSameSpot(points, point).map(indexOf)).toEqual([[], [2], [1], []][index]);
    },
  );

  test.each([
    ['ArrowRight', 1, 2],
    ['ArrowDown', 3, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowUp', 2, 1],
    ['Home', 3, 0],
    ['End', 0, 3],
    ['Tab', 0, undefined],
  ])('is left by %s from %s to %s', (key, from, to) => {
    expect(indexAfterKey(key, from, points.length)).toBe(to);
  });
});

test('Of 10,000 cars the position is known without a delay that anybody notices', () => {
  const others = many(10_000, (index) => 5000 + ((index * 7919) % 60_000));
  const run = () => {
    const start = performance.now();
    positionOf(others);
    return performance.now() - start;
  };
  expect(Math.min(run(), run(), run(), run())).toBeLessThan(150);
});
