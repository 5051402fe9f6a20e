// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { similarCars } from '@/features/cars/related/similarCars';
import { statedYear } from '@/features/cars/statedYear';
import { carSchema, type Car } from '@/features/cars/schema';

const idOf = (number: number) => number.toString(16).padStart(24, '0');
let ids = 0;
const car = (post: object): Car => v.parse(carSchema, { _id: idOf(++ids), title: `Car ${ids}`, ...post });

const own = car({
  slug: 'bmw',
  title: 'BMW X3 xDrive20d',
  model: 'X3 G01 (2019)',
  price: 28_000,
  mileage: 90_000,
  gear_type: 'Automatic',
});

describe('A similar car says why it is similar', () => {
  test.each([
    [
      'Same model, two years newer, 30,000 km less, $4,000 dearer',
      { slug: 'BMW', model: 'X3 G01 (2021)', price: 32_000, mileage: 60_000 },
    ],
    [
      'Same model, same year, manual, $1,000 cheaper',
      { slug: 'bmw', model: 'BMW X3 (2019)', price: 27_000, mileage: 90_500, gear_type: 'manual' },
    ],
    [
      'Same brand, one year older',
      { slug: 'bmw', model: 'X5 G05', title: '2018 BMW X5', price: 28_000, gear_type: 'automatic' },
    ],
    ['Same brand', { slug: 'bmw', gear_type: '<b>manual</b>' }],
    ['Near in price, 90,000 km less, $2,000 cheaper', { slug: 'jaguar', price: 26_000, mileage: 0 }],
    ['Near in price', { slug: undefined, price: 28_000 }],
    [undefined, { slug: 'jaguar', price: 40_000 }],
    [undefined, { slug: 'jaguar' }],
  ])('%s', (why, post) => {
    expect(similarCars(own, [own, car(post)]).map((similar) => similar.why)).toEqual(why === undefined ? [] : [why]);
  });

  test('and the most similar ones are shown: same model before same brand, and near prices before far ones', () => {
    const posts = [
      { slug: 'bmw', model: 'X5', price: 28_000, mileage: 90_000 },
      { slug: 'bmw', model: 'X5', price: 90_000, mileage: 90_000 },
      { slug: 'jaguar', price: 28_000, mileage: 90_000 },
      { slug: 'bmw', model: 'X3', price: 30_000, mileage: 90_000 },
      { slug: 'bmw', model: 'X3', price: 28_000, mileage: 90_000 },
    ].map(car);
    expect(similarCars(own, posts).map((similar) => posts.indexOf(similar.car))).toEqual([4, 3, 0, 2]);
  });

  test('also if the brand is all that is known', () => {
    expect(similarCars({ id: idOf(999), title: 'X3' }, [own])).toEqual([]);
    expect(similarCars({ id: idOf(999), brand: 'bmw' }, [own])[0]?.why).toBe('Same brand');
  });
});

test.each([
  [{ title: 'Corolla 2016' }, 2016],
  [{ title: '2016 Toyota Corolla' }, 2016],
  [{ title: 'Corolla 2016', model: 'E210 (2019)' }, 2019],
  [{ title: 'Corolla 2016', model: 'Corolla 2019' }, undefined],
  [{ title: 'BMW 2002', brand: 'bmw' }, undefined],
  [{ title: 'BMW 2002 (1972)', brand: 'bmw' }, 1972],
  [{ title: '2000 km a year' }, undefined],
  [{ title: 'Corolla (2199)' }, undefined],
  [{ title: '2016' }, undefined],
  [{ title: 'Corolla, serviced in 2024, as new' }, undefined],
  [{}, undefined],
])('The post %j states the year %s', (post, year) => {
  expect(statedYear(post, new Date('2026-05-01'))).toBe(year);
});
