import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { carSchema } from '@/cars/schema';
import { newsSince } from '@/catalog/following/news';
import { continueVisit, endVisit, putAside, visits } from '@/catalog/following/visits';
import { isSameSearch } from '@/catalog/savedSearches/savedSearches';
import { clearUserStorage, userStorage } from '@/lib/browser/userStorage';

const noor = 'noor@example.test';
const photo = 'http://localhost:4103/cars/one.webp';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const HERE = Date.parse('2026-11-19T18:40:00Z');

/** A car with this number that was posted so many days after the previous visit. */
function car(number: number, days: number, fields: object = {}) {
  const second = Math.floor((HERE + days * DAY) / 1000).toString(16);
  return v.parse(carSchema, { _id: second + number.toString(16).padStart(16, '0'), title: `Car ${number}`, ...fields });
}

const search = (query: string, brand?: string, openedAt = 1) => ({ brand, query, name: query, openedAt });
const old = (number: number, price?: unknown) => car(number, -10, { price });
const saved = ({ id }: ReturnType<typeof car>, price: number | undefined, wishedAt = new Date(HERE)) => ({
  carId: id,
  price,
  wishedAt,
});

describe('What has changed since the previous visit', () => {
  const bmw = { slug: 'bmw', price: 24_500 };
  test.each([
    ['no car that is older', [search('maxPrice=30000')], [car(1, -1, bmw)], 0, []],
    ['new cars, without searches', [], [car(1, 1), car(2, 1)], 2, []],
    [
      'a new car of a search, but none that is dearer or has no price',
      [search('maxPrice=30000')],
      [car(1, 1, bmw), car(2, 1, { price: 40_000 }), car(3, 1)],
      3,
      [['maxPrice=30000', 1]],
    ],
    ['a new car of the brand', [search('', 'bmw')], [car(1, 1, bmw), car(2, 1, { slug: 'ford' })], 2, [['', 1]]],
    [
      'new cars of several searches, those with the most first',
      [search('', 'bmw'), search('maxPrice=30000')],
      [car(1, 1, bmw), car(2, 2, { price: 9000 })],
      2,
      [
        ['maxPrice=30000', 2],
        ['', 1],
      ],
    ],
    ['no car of a search that was opened since', [search('', 'bmw', HERE + 2 * DAY)], [car(1, 1, bmw)], 1, []],
    [
      'a new car of a search that was opened while the clock was wrong',
      [search('', 'bmw', Date.now() + DAY / 2)],
      [car(1, 1, bmw)],
      1,
      [['', 1]],
    ],
  ])('is %s', (_, searches, cars, newCars, found) => {
    const news = newsSince(HERE, searches, [], cars);
    expect(news?.newCars).toBe(newCars);
    expect(news?.searches.map((one) => [one.search.query, one.count])).toEqual(found);
  });

  test.each([
    ['cheaper', 32_900, [old(1, 31_900)], { cheaper: 1 }],
    ['dearer', 32_900, [old(1, 33_000)], { dearer: 1 }],
    ['gone', 32_900, [old(2)], { gone: 1 }],
    ['not changed', 32_900, [old(1, 32_900)], {}],
    ['not cheaper, if it has no price now', 32_900, [old(1, 'ask')], {}],
    ['not cheaper, if its price is to be asked for now', 32_900, [old(1, 0)], {}],
    ['not dearer, if it had no price', undefined, [old(1, 9000)], {}],
  ])('a wish is %s', (_, before, cars, expected) => {
    const none = { cheaper: 0, dearer: 0, gone: 0 };
    const changes = (...wishes: ReturnType<typeof saved>[]) => newsSince(HERE, [], wishes, cars)?.wishes;
    const one = saved(old(1), before);
    // Two wishes of one car are one car.
    expect(changes(one, one)).toEqual({ ...none, ...expected });
    expect(changes(saved(old(1), before, new Date(HERE + 1)))).toEqual(none);
    expect(changes({ ...one, carId: '' })).toEqual(none);
  });

  test('is nothing if the list of all cars is empty', () => {
    expect(newsSince(HERE, [], [saved(old(1), 32_900)], [])).toBeUndefined();
  });

  test('is found among 10,000 cars, with all that saved searches say, in less than 50 ms', () => {
    const description = 'A car with a full service history and two keys. '.repeat(10);
    const cars = Array.from({ length: 10_000 }, (_, number) =>
      car(number, number % 100 === 0 ? 1 : -10, { price: 5000, description, slug: 'bmw', img: photo }),
    );
    const savedCars = cars.slice(0, 200).map((one) => saved(one, 6000));
    const searches = Array.from({ length: 20 }, (_, number) => ({
      ...search(`q=car+${number}&maxPrice=${5000 + number}`),
      openedAt: HERE,
    }));
    // The best of at most twenty: other programs may take the processor's time.
    let best = Infinity;
    for (let time = 1; time <= 20 && best >= 50; time += 1) {
      const fresh = cars.map((one) => ({ ...one }));
      const start = performance.now();
      const news = newsSince(HERE, searches, savedCars, fresh);
      const spent = performance.now() - start;
      expect(news).toMatchObject({ newCars: 100, wishes: { cheaper: 200 } });
      expect(news?.searches[0]?.count).toBeGreaterThan(10);
      best = Math.min(best, spent);
    }
    expect(best).toBeLessThan(50);
  });
});

test('A search is the same in whatever order its conditions were chosen', () => {
  const chosen = search('q=a&condition=used&condition=new');
  expect(isSameSearch(chosen, search('q=a&condition=new&condition=used'))).toBe(true);
  expect(isSameSearch(chosen, search('q=a&condition=new'))).toBe(false);
});

describe('A visit', () => {
  const compared = () => visits.read(noor)?.previous;

  test('ends with a pause of half an hour, and is compared until it is put aside', () => {
    clearUserStorage();
    continueVisit(noor, HERE - 40 * MINUTE);
    continueVisit(noor, HERE - 20 * MINUTE);
    endVisit(noor, HERE);
    expect(compared()).toBeUndefined();
    continueVisit(noor, HERE + 29 * MINUTE);
    expect(compared()).toBeUndefined();
    endVisit(noor, HERE + 120 * MINUTE);
    continueVisit(noor, HERE + 3 * DAY);
    expect(compared()).toBe(HERE + 120 * MINUTE);
    putAside(noor, 'id 1');
    continueVisit(noor, HERE + 3 * DAY + 5 * MINUTE);
    expect(compared()).toBeUndefined();
    continueVisit(noor, HERE + 4 * DAY);
    expect(visits.read(noor)).toMatchObject({ previous: HERE + 3 * DAY + 5 * MINUTE, known: 'id 1' });
  });

  test('goes on if the clock was set back', () => {
    clearUserStorage();
    continueVisit(noor, HERE);
    continueVisit(noor, HERE - 40 * MINUTE);
    expect(compared()).toBeUndefined();
    continueVisit(noor, HERE + 40 * MINUTE);
    expect(compared()).toBe(HERE - 40 * MINUTE);
  });

  test.each([['text'], [null], [{ endedAt: 'now' }], [{ endedAt: 1, previous: { endedAt: 0 } }], [[]]])(
    'is the first one if what is stored is malformed: %j',
    (stored) => {
      clearUserStorage();
      userStorage(noor).write('visit 1', stored);
      continueVisit(noor, HERE);
      expect(visits.read(noor)).toMatchObject({ endedAt: HERE });
      expect(compared()).toBeUndefined();
    },
  );
});
