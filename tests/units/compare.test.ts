import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { carSchema } from '@/cars/schema';
import { comparisonRows } from '@/catalog/comparison/comparisonRows';
import { addressOfComparison, readComparison, comparisonStore } from '@/catalog/comparison/comparisonStore';
import type { CarColumn } from '@/catalog/comparison/useColumns';
import { clearUserStorage, userStorage } from '@/lib/browser/userStorage';

const noor = 'noor@example.test';
const idOf = (number: number) => number.toString(16).padStart(24, '0');
const car = (number: number, fields: object = {}) => v.parse(carSchema, { _id: idOf(number), ...fields });

describe('The rows of a comparison', () => {
  const column = (number: number, fields: object = {}, status: CarColumn['status'] = 'listed'): CarColumn => ({
    car: car(number, fields),
    status,
    listed: undefined,
  });
  const rowOf = (name: string, columns: readonly CarColumn[]) =>
    comparisonRows(columns).find((row) => row.name === name);
  const best = (prices: readonly unknown[], status?: readonly CarColumn['status'][]) =>
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
    [[0, 7, 5], undefined, ['', '', 'Cheapest']],
    [[1, 2, 3], ['gone', 'listed', 'listed'] as const, ['', 'Cheapest', '']],
    [[1, 2, undefined], ['listed', 'listed', 'failed'] as const, ['', '', '']],
    [[1, 2, 3], ['listed', 'listed', 'loading'] as const, ['Cheapest', '', '']],
  ])('name the best of the prices %j (%j): %j', (prices, status, words) => {
    expect(best(prices, status)).toEqual(words);
  });

  test('begin with the facts by which cars are chosen', () => {
    const names = comparisonRows([column(1)]).map(({ name }) => name);
    expect(names.slice(0, 5)).toEqual(['Price', 'Price Status', 'Year', 'Mileage', 'Brand']);
  });

  test.each([
    ['the same words in another case', [column(1, { gear_type: 'Manual' }), column(2, { gear_type: 'manual ' })], true],
    ['nothing stated in both', [column(1), column(2)], true],
    ['stated in one only', [column(1, { gear_type: 'Manual' }), column(2)], false],
    ['known of one, as the other is gone', [column(1, { gear_type: 'Manual' }), column(2, {}, 'gone')], false],
    ['known of two, as the third is gone', [column(1), column(2, {}, 'gone'), column(3)], true],
    ['known of two, as the third is not loaded', [column(1), column(2, {}, 'failed'), column(3)], false],
    ['a single car', [column(1)], false],
  ])('count as the same: %s', (_, columns, same) => {
    expect(rowOf('Gear Type', columns)?.isSame).toBe(same);
  });
});

describe('The address of a comparison', () => {
  test.each([
    ['', []],
    ['cars=', []],
    [`cars=${idOf(10).toUpperCase()},${idOf(10)}`, [idOf(10)]],
    [`cars=${idOf(1)},../users,${idOf(1)},x,%20${idOf(2)}`, [idOf(1), idOf(2)]],
    [`cars=${[1, 2, 3, 4, 5].map(idOf).join(',')}&pin=${idOf(4)}`, [1, 2, 3, 4].map(idOf)],
  ])('"%s" names %j', (search, ids) => {
    expect(readComparison(new URLSearchParams(search))).toEqual(ids);
  });

  test('is read as it was written', () => {
    const search = addressOfComparison([idOf(1), idOf(2)]).split('?')[1];
    expect(readComparison(new URLSearchParams(search))).toEqual([idOf(1), idOf(2)]);
  });
});

describe('The stored comparison', () => {
  beforeEach(() => clearUserStorage());
  const ids = () => comparisonStore.read(noor).map(({ id }) => id);

  test('has at most four different cars and nothing of their sellers', () => {
    for (const number of [1, 2, 2, 3, 4, 5]) comparisonStore.add(noor, car(number, { email: 'mara@example.test' }));
    expect(ids()).toEqual([1, 2, 3, 4].map(idOf));
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('mara');
    comparisonStore.remove(noor, idOf(3));
    expect(ids()).toEqual([1, 2, 4].map(idOf));
    expect(comparisonStore.read('mara@example.test')).toEqual([]);
  });

  test.each([
    ['text', []],
    [{ cars: 'all' }, []],
    [
      { cars: [null, 7, { id: '../users' }, { id: idOf(1), title: 7 }, { id: idOf(2) }, { id: idOf(2) }] },
      [1, 2].map(idOf),
    ],
  ])('ignores what is malformed: %j', (stored, left) => {
    userStorage(noor).write('comparison 1', stored);
    expect(ids()).toEqual(left);
  });
});
