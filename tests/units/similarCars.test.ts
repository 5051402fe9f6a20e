// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { carSchema, type Car } from '@/cars/schema';
import { statedYear } from '@/cars/specs';
import { similarCars } from '@/catalog/related/similarCars';

const idOf = (number: number) => number.toString(16).padStart(24, '0');
let ids = 0;
const car = (post: object): Car => v.parse(carSchema, { _id: idOf(++ids), title: `Car ${ids}`, ...post });

const own = car({
  slug: 'bmw',
  title: 'BMW X3 xDrive20d',
  model: 'X3 G01 (2019)',
  price: 28_000,
  mileage: 90_000,
});

describe('A car is similar', () => {
  test.each([
    ['model', { slug: 'BMW', model: 'X3 G01 (2021)', price: 32_000, mileage: 60_000 }],
    ['model', { slug: 'bmw', model: 'BMW X3 (2019)', price: 27_000, mileage: 90_500 }],
    ['model', { slug: 'bmw', model: '2019 BMW X3' }],
    ['model', { slug: 'bmw', model: 'x3, 2019' }],
    ['model', { slug: 'bmw', model: 'X3 – ٢٠١٩' }],
    ['brand', { slug: 'bmw', model: 'X5 G05', price: 28_000 }],
    ['brand', { slug: 'bmw' }],
    ['price', { slug: 'jaguar', price: 26_000, mileage: 0 }],
    ['price', { slug: undefined, price: 28_000 }],
    [undefined, { slug: 'jaguar', price: 40_000 }],
    [undefined, { slug: 'jaguar' }],
  ])('by its %s: %j', (relation, post) => {
    expect(similarCars(own, [own, car(post)]).map((similar) => similar.relation)).toEqual(
      relation === undefined ? [] : [relation],
    );
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
});

test.each([
  [{ title: 'Corolla 2016' }, 2016],
  [{ title: '2016 Toyota Corolla' }, 2016],
  [{ title: 'كورولا ٢٠١٦' }, 2016],
  [{ title: 'Corolla 2016', model: 'E210 (2019)' }, 2019],
  [{ title: 'Corolla 2016', model: 'Corolla 2019' }, undefined],
  [{ title: 'BMW 2002', brand: 'bmw' }, undefined],
  [{ title: 'BMW 2002 (1972)', brand: 'bmw' }, 1972],
  [{ title: '2000 km a year' }, undefined],
  [{ title: '2000 KM only' }, undefined],
  [{ title: '1999 miles driven' }, undefined],
  [{ title: '2019 Mini Cooper' }, 2019],
  [{ title: 'Corolla 2027' }, 2027],
  [{ title: 'Corolla 2028' }, undefined],
  [{ title: '2016' }, undefined],
  [{ title: 'Corolla, serviced in 2024, as new' }, undefined],
  [{}, undefined],
])('The post %j states the year %s', (post, year) => {
  expect(statedYear(post, new Date('2026-05-01'))).toBe(year);
});
