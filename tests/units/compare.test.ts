import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { addressOfComparison, readComparison } from '@/features/cars/compare/compareAddress';
import type { Column } from '@/features/cars/comparison/column';
import { compareStore } from '@/features/cars/compare/compareStore';
import { comparisonOf } from '@/features/cars/comparison/comparisonGroups';
import { isSame } from '@/features/cars/comparison/comparisonCells';
import { differencesOf } from '@/features/cars/compare/differences';
import { carSchema } from '@/features/cars/schema';
import { clearUserDrafts } from '@/shared/browser/clearUserDrafts';
import { userDrafts } from '@/shared/browser/userDrafts';

const noor = 'noor@example.test';
const idOf = (number: number) => number.toString(16).padStart(24, '0');
const car = (number: number, fields: object = {}) => v.parse(carSchema, { _id: idOf(number), ...fields });

describe('What tells a car from the pinned one', () => {
  const pinned = { title: 'Golf 2020', price: 24_500, mileage: 48_200, gear_type: 'Manual', wheel: 'fwd' };

  test.each([
    [
      { price: 23_300, mileage: 66_200, gear_type: 'Automatic' },
      '$1,200 cheaper, 18,000 km more, automatic, same year',
    ],
    [
      { price: 28_600, mileage: 18_400, wheel: '4wd', title: 'Golf 2023' },
      '$4,100 dearer, 29,800 km less, 4WD, 3 years newer',
    ],
    [{ title: 'Golf 2019' }, 'same price, same mileage, 1 year older'],
    [{ gear_type: ' MANUAL ' }, 'same price, same mileage, same year'],
    [{ mileage: 48_200.3 }, 'same price, same mileage, same year'],
    [{ price: 24_499.5 }, '$0.50 cheaper, same mileage, same year'],
    [{ price: 'ask', mileage: null, title: null }, ''],
    [
      { price: 'ask', mileage: null, title: null, gear_type: 'Automatic gearbox of a long name' },
      'automatic gearbox of…',
    ],
    [{ title: '<img src=x onerror=alert(1)> 2021' }, 'same price, same mileage, 1 year newer'],
  ])('%j: "%s"', (fields, words) => {
    expect(differencesOf(car(1, { ...pinned, ...fields }), car(2, pinned)).join(', ')).toBe(words);
  });

  test('is nothing if the pinned post states nothing', () => {
    expect(differencesOf(car(1, pinned), car(2))).toEqual([]);
  });
});

describe('The rows of a comparison', () => {
  const column = (number: number, fields: object = {}, status: Column['status'] = 'listed'): Column => ({
    car: car(number, fields),
    status,
    isOffline: false,
    error: undefined,
    retry: () => undefined,
    seller: undefined,
    accountSince: undefined,
    monthly: undefined,
  });
  const rowsOf = (columns: readonly Column[], pinned?: number) =>
    comparisonOf({ columns, pinned: pinned === undefined ? undefined : idOf(pinned), listed: [] }).flatMap(
      ({ rows }) => rows,
    );
  const rowOf = (name: string, columns: readonly Column[], pinned?: number) =>
    rowsOf(columns, pinned).find((row) => row.name === name);
  const best = (prices: readonly unknown[], status?: readonly Column['status'][]) =>
    rowOf(
      'Price',
      prices.map((price, index) => column(index, { price }, status?.[index])),
    )?.cells.map((cell) => cell.best ?? '');

  test.each([
    [[3, 1, 2], undefined, ['', 'Cheapest', '']],
    [[1, 1, 2], undefined, ['', '', '']],
    [[5], undefined, ['']],
    [[5, 'ask', null], undefined, ['', '', '']],
    [['ask', 7, 5], undefined, ['', '', 'Cheapest']],
    [[1, 2, 3], ['gone', 'listed', 'listed'] as const, ['', 'Cheapest', '']],
  ])('name the best of the prices %j (%j): %j', (prices, status, words) => {
    expect(best(prices, status)).toEqual(words);
  });

  test('say the difference to the pinned car, and nothing where one of the two states no amount', () => {
    const columns = [
      column(1, { mileage: 9000 }),
      column(2, { mileage: 12_500 }),
      column(3),
      column(4, { mileage: 9000 }),
    ];
    expect(rowOf('Mileage', columns, 1)?.cells.map(({ value, note }) => [value, note])).toEqual([
      ['9,000 km', undefined],
      ['12,500 km', '3,500 km more'],
      ['Not stated', undefined],
      ['9,000 km', 'the same'],
    ]);
    expect(rowOf('Mileage', columns, 3)?.cells.map(({ note }) => note)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('have the user’s own estimate only if there is one', () => {
    expect(rowsOf([column(1), column(2)]).map(({ name }) => name)).not.toContain('Monthly estimate');
    const columns = [
      { ...column(1), monthly: 386.6 },
      { ...column(2), monthly: 441.9 },
    ];
    expect(rowOf('Monthly estimate', columns, 1)?.cells).toMatchObject([
      { value: '$387', best: 'Lowest' },
      { value: '$442', note: '$55 more' },
    ]);
  });

  test.each([
    ['the same words in another case', [column(1, { gear_type: 'Manual' }), column(2, { gear_type: 'manual ' })], true],
    ['nothing stated in both', [column(1), column(2)], true],
    ['stated in one only', [column(1, { gear_type: 'Manual' }), column(2)], false],
    ['not known of the car that is gone', [column(1, { gear_type: 'Manual' }), column(2, {}, 'gone')], true],
    ['a single car', [column(1)], false],
  ])('count as the same: %s', (_, columns, same) => {
    const row = rowOf('Gear Type', columns);
    expect(row && isSame(row)).toBe(same);
  });
});

describe('The address of a comparison', () => {
  test.each([
    ['', [], undefined],
    ['cars=', [], undefined],
    [`cars=${idOf(1)},../users,${idOf(1)},x,%20${idOf(2)}`, [idOf(1), idOf(2)], undefined],
    [`cars=${[1, 2, 3, 4, 5].map(idOf).join(',')}&pin=${idOf(4)}`, [1, 2, 3, 4].map(idOf), idOf(4)],
    [`cars=${idOf(1)}&pin=${idOf(2)}`, [idOf(1)], undefined],
  ])('"%s" names %j and pins %j', (search, ids, pinned) => {
    expect(readComparison(new URLSearchParams(search))).toEqual({ ids, pinned });
  });

  test('is read as it was written', () => {
    const search = addressOfComparison([idOf(1), idOf(2)], idOf(2)).split('?')[1];
    expect(readComparison(new URLSearchParams(search))).toEqual({ ids: [idOf(1), idOf(2)], pinned: idOf(2) });
  });
});

describe('The stored comparison', () => {
  beforeEach(() => clearUserDrafts());
  const ids = () => compareStore.read(noor).cars.map(({ id }) => id);

  test('has at most four different cars and nothing of their sellers, and pins one of them', () => {
    for (const number of [1, 2, 2, 3, 4, 5]) compareStore.add(noor, car(number, { email: 'mara@example.test' }));
    expect(ids()).toEqual([1, 2, 3, 4].map(idOf));
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('mara');
    compareStore.pin(noor, idOf(9));
    expect(compareStore.read(noor).pinned).toBeUndefined();
    compareStore.pin(noor, idOf(3));
    compareStore.remove(noor, idOf(3));
    expect(compareStore.read(noor)).toMatchObject({ pinned: undefined, cars: { length: 3 } });
    expect(compareStore.read('mara@example.test').cars).toEqual([]);
  });

  test.each([
    ['text', []],
    [{ cars: 'all' }, []],
    [
      {
        cars: [null, 7, { id: '../users' }, { id: idOf(1), price: 'much', title: 7 }, { id: idOf(2) }, { id: idOf(2) }],
        pinned: idOf(8),
      },
      [idOf(2)],
    ],
  ])('ignores what is malformed: %j', (stored, left) => {
    userDrafts(noor).write('comparison 1', stored);
    expect(ids()).toEqual(left);
    expect(compareStore.read(noor).pinned).toBeUndefined();
  });
});
