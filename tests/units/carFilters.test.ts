// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { carSchema } from '@/cars/schema';
import {
  clearFilters,
  readFilters,
  writeFilters,
  type CarSort,
  type FilterName,
  matcher,
} from '@/catalog/filters/carFilters';
import { sortCars } from '@/catalog/filters/carSort';
import { choicesOf, rangeOptions } from '@/catalog/filters/filterOptions';
import { filterTexts } from '@/catalog/filters/texts';
import { chosenFilters, relaxationsOf } from '@/catalog/filters/useCarFilters';
import { normalizeForSearch } from '@/lib/text/search';

const car = (id: number, post: object) => v.parse(carSchema, { _id: id.toString(16).padStart(24, '0'), ...post });

const corolla = car(1, { title: 'Corolla 2016', slug: 'toyota', price: 9000, mileage: 80000, condition: 'Used' });
const yaris = car(2, { title: 'Yaris (2019)', slug: 'toyota', price: 20000, mileage: 20000, condition: 'Like New' });
const octavia = car(3, { title: 'Škoda Octavia', price: 20000, condition: 'used', negotiable_price: true });
const mystery = car(4, { price: 0, description: 'Barn-find, São Paulo, first owner’s', gear_type: 'Manual' });
const cars = [corolla, yaris, octavia, mystery];

const filtersOf = (query: string) => readFilters(new URLSearchParams(query));
const findCars = (query: string) => cars.filter(matcher(filtersOf(query)));

/** Each filter, in the order of the address, and the cars that it finds. */
const found: Record<FilterName, [query: string, expected: object[]]> = {
  price: ['minPrice=9000&maxPrice=20000', [corolla, yaris, octavia]],
  mileage: ['minMileage=0&maxMileage=20000', [yaris]],
  year: ['minYear=2017&maxYear=2019', [yaris]],
  condition: ['condition=used&condition=like+new', [corolla, yaris, octavia]],
  gear: ['gear=manual', [mystery]],
  status: ['status=fixed', [octavia]],
};

describe('The query string', () => {
  const queries = Object.values(found).map(([query]) => query);
  const allFilters = ['q=golf+gti', ...queries, 'sort=price-low'].join('&');

  test('is read and written without loss', () => {
    expect(writeFilters(filtersOf(allFilters), new URLSearchParams()).toString()).toBe(allFilters);
  });

  test('stays empty without filters, and keeps unrelated parameters', () => {
    expect(writeFilters(filtersOf(''), new URLSearchParams('utm=mail&condition=new')).toString()).toBe('utm=mail');
  });

  test.each([
    'sort=random',
    'minPrice=cheap',
    'maxPrice=-5',
    'minMileage=1e9',
    'minYear=new',
    'condition=',
    'gear=%20',
    'status=sold',
    'maxPrice=',
  ])('sets no filter by %s', (query) => {
    expect(filtersOf(query)).toEqual(filtersOf(''));
  });

  test('names as many conditions as can be counted', () => {
    const many = Array.from({ length: 3000 }, (_, index) => `condition=${index}`).join('&');
    expect(filtersOf(many).condition).toHaveLength(50);
  });

  test('is cleared except for the sort order', () => {
    expect(writeFilters(clearFilters(filtersOf(allFilters)), new URLSearchParams(allFilters)).toString()).toBe(
      'sort=price-low',
    );
  });
});

describe('Cars are found', () => {
  test.each([
    ['q=corolla', [corolla]],
    ['q=TOYOTA', [corolla, yaris]],
    ['q=skoda', [octavia]],
    ['q=sao+find', [mystery]],
    ['q=find+toyota', []],
    ['q=toyota,co-rolla', [corolla]],
    ['q=barnfind', [mystery]],
    ["q=owner's", [mystery]],
    ['q=+++', cars],
    ...Object.values(found),
    ['maxPrice=8999', []],
    ['maxMileage=20000', [yaris]],
    ['minYear=2016', [corolla, yaris]],
    ['maxYear=2015', []],
    ['condition=used', [corolla, octavia]],
    ['status=neg&condition=used', [corolla]],
  ])('by %s', (query, expected) => {
    expect(findCars(query)).toEqual(expected);
  });

  test('regardless of case and accents', () => {
    expect(normalizeForSearch('ŠKODA Citroën Łódź Ærø straße')).toBe('skoda citroen lodz aero strasse');
  });
});

describe('Cars are sorted', () => {
  test.each<[CarSort, object[]]>([
    ['newest', [mystery, octavia, yaris, corolla]],
    ['price-low', [corolla, octavia, yaris, mystery]],
    ['price-high', [octavia, yaris, corolla, mystery]],
    ['mileage', [yaris, corolla, mystery, octavia]],
  ])('by %s, regardless of their initial order', (sort, expected) => {
    expect(sortCars(cars, sort, (car) => car)).toEqual(expected);
    expect(sortCars(cars.toReversed(), sort, (car) => car)).toEqual(expected);
  });
});

describe('The choices', () => {
  test('count the cars that each would show, given the other filters', () => {
    expect(choicesOf('condition', cars, filtersOf('maxPrice=10000&condition=like+new'))).toEqual([
      { value: 'like new', label: 'Like New', count: 0 },
      { value: 'used', label: 'Used', count: 1 },
    ]);
    expect(choicesOf('status', cars, filtersOf(''))).toEqual([
      { value: 'fixed', label: 'Fixed', count: 1 },
      { value: 'neg', label: 'Negotiable', count: 3 },
    ]);
  });

  test('of the condition begin with the newest, the others are by name', () => {
    const posts = ['Used', 'fair', 'New', 'Écaillé', 'Worn', 'Like New', 'dented'].map((condition, index) =>
      car(index, { condition }),
    );
    const labels = choicesOf('condition', posts, filtersOf('')).map(({ label }) => label);
    expect(labels).toEqual(['New', 'Like New', 'Used', 'dented', 'Écaillé', 'fair', 'Worn']);
  });

  test('keep a selected value even if no car has it', () => {
    expect(choicesOf('gear', cars, filtersOf('gear=cvt'))).toContainEqual({ value: 'cvt', label: 'cvt', count: 0 });
  });
});

test('A range counts the cars in it, and knows the values of all that match the other filters, and how many have none', () => {
  expect(rangeOptions('price', cars, filtersOf('minPrice=10000&condition=used'))).toEqual({
    values: [9000, 20000],
    ends: { from: 9000, to: 20000 },
    shown: 1,
    unstated: 0,
  });
  expect(rangeOptions('year', cars, filtersOf(''))).toEqual({
    values: [2016, 2019, undefined, undefined],
    ends: { from: 2016, to: 2019 },
    shown: 4,
    unstated: 2,
  });
  expect(rangeOptions('year', [], filtersOf('')).ends).toEqual({ from: undefined, to: undefined });
});

describe('What is chosen', () => {
  test('is one value per range and choice, and each can be left out', () => {
    const filters = filtersOf('q=x&minPrice=5000&maxPrice=20000&minYear=2018&condition=used&status=neg');
    const chosen = chosenFilters(filters, cars);

    expect(chosen.map(({ label }) => label)).toEqual(['$5,000 – $20,000', 'From 2018', 'Used', 'Negotiable']);
    expect(chosen.map(({ without }) => writeFilters(without(filters), new URLSearchParams()).toString())).toEqual([
      'q=x&minYear=2018&condition=used&status=neg',
      'q=x&minPrice=5000&maxPrice=20000&condition=used&status=neg',
      'q=x&minPrice=5000&maxPrice=20000&minYear=2018&status=neg',
      'q=x&minPrice=5000&maxPrice=20000&minYear=2018&condition=used',
    ]);
  });

  test.each([
    ['Up to $20,000, Fixed', 'Up to $20k, Fixed'],
    ['20,000 km – 80,000 km', '20k–80k km'],
    ['From $1,000,000', 'From $1,000k'],
    ['From $1,000,500', 'From $1,000,500'],
  ])('is %s, and on a button %s', (values, shortened) => {
    expect(filterTexts.shortened(values)).toBe(shortened);
  });

  test('may be too much: those values come first without which most cars are found', () => {
    const relaxations = relaxationsOf(filtersOf('q=corolla&maxPrice=5000&condition=used'), cars);

    expect(relaxations.map(({ label, count }) => [label, count])).toEqual([['Up to $5,000', 1]]);
    expect(relaxationsOf(filtersOf('q=zeppelin'), cars)).toMatchObject([{ label: 'zeppelin', count: 4 }]);
  });
});
