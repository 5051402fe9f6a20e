import { act, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { carSchema } from '@/features/cars/schema';
import { rememberSeen, rememberViewed, seenCars } from '@/features/cars/seenCars';
import { clearUserDrafts } from '@/shared/browser/clearUserDrafts';
import { userDrafts } from '@/shared/browser/userDrafts';
import { useUserStore } from '@/shared/browser/userStore';

const noor = 'noor@example.test';
const idOf = (number: number) => number.toString(16).padStart(24, '0');
const car = (number: number, fields: object = {}) =>
  v.parse(carSchema, { _id: idOf(number), title: `Car ${number}`, ...fields });
const seen = () => seenCars.read(noor);

beforeEach(() => clearUserDrafts());

describe('The cars that a user has seen', () => {
  test('are remembered with the highest price, the latest first', () => {
    rememberSeen(noor, [car(1, { price: 9000 }), car(2)], 10);
    rememberSeen(noor, [car(1, { price: 8500 })], 20);
    expect(seen()).toMatchObject([
      { id: idOf(1), price: 8500, highestPrice: 9000, seenAt: 20 },
      { id: idOf(2), seenAt: 10 },
    ]);
    rememberSeen(noor, [car(1)], 30);
    expect(seen()[0]).toMatchObject({ highestPrice: 9000 });
  });

  test('keep when their page was opened', () => {
    rememberViewed(noor, car(1), 10);
    rememberSeen(noor, [car(1)], 20);
    expect(seen()[0]).toMatchObject({ seenAt: 20, viewedAt: 10 });
  });

  test('are at most 500; the oldest are dropped', () => {
    for (let number = 0; number < 502; number += 1) rememberSeen(noor, [car(number)]);
    expect(seen()).toHaveLength(500);
    expect(seen().at(-1)?.id).toBe(idOf(2));
  });

  test.each([
    ['text'],
    [{ id: 'one' }],
    [[null, 7, { id: idOf(1), seenAt: 'yesterday' }, { id: '../users', seenAt: 1 }]],
  ])('are none if what is stored is malformed: %j', (stored) => {
    userDrafts(noor).write('seen cars 1', stored);
    expect(seen()).toEqual([]);
  });

  test('are shown again after each change, and gone after the sign-out', () => {
    const { result } = renderHook(() => useUserStore(seenCars, noor));
    expect(result.current).toEqual([]);
    act(() => rememberSeen(noor, [car(1)]));
    expect(result.current).toHaveLength(1);
    act(() => {
      clearUserDrafts();
      window.dispatchEvent(new StorageEvent('storage'));
    });
    expect(result.current).toEqual([]);
  });
});
