// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { clearFilters, readFilters, writeFilters, type CarSort } from '@/features/cars/filters/carFilters';
import { matcher } from '@/features/cars/filters/carMatching';
import { sortCars } from '@/features/cars/filters/carSort';
import { bandsWithCounts, choicesOf } from '@/features/cars/filters/filterOptions';
import { chipsOf, relaxationsOf } from '@/features/cars/filters/filterChips';
import { carSchema } from '@/features/cars/schema';
import { normalizeForSearch } from '@/shared/text/search';

const car = (id: number, post: object) => v.parse(carSchema, { _id: id.toString(16).padStart(24, '0'), ...post });

const corolla = car(1, { title: 'Corolla', slug: 'toyota', price: 9000, mileage: 80000, condition: 'Used' });
const yaris = car(2, { title: 'Yaris', slug: 'toyota', price: 20000, mileage: 20000, condition: 'Like New' });
const octavia = car(3, { title: 'Škoda Octavia', price: 20000, condition: 'used', negotiable_price: true });
const mystery = car(4, { description: 'Barn find, São Paulo', gear_type: 'Manual' });
const cars = [corolla, yaris, octavia, mystery];

const asked = (query: string) => readFilters(new URLSearchParams(query));
const found = (query: string) => cars.filter(matcher(asked(query)));

describe('The address', () => {
  const whole =
    'q=golf+gti&minPrice=5000&maxPrice=20000&minMileage=0&maxMileage=80000&condition=used&condition=new&gear=manual&status=neg&sort=price-low';

  test('is read and written without loss', () => {
    expect(writeFilters(asked(whole), new URLSearchParams()).toString()).toBe(whole);
  });

  test('stays empty for nothing chosen, and keeps what is not ours', () => {
    expect(writeFilters(asked(''), new URLSearchParams('utm=mail&condition=new')).toString()).toBe('utm=mail');
  });

  test.each(['sort=random', 'minPrice=cheap', 'maxPrice=-5', 'minMileage=1e9', 'condition=', 'gear=%20', 'maxPrice='])(
    'asks for nothing by %s',
    (query) => {
      expect(asked(query)).toEqual(asked(''));
    },
  );

  test('is cleared but for the order', () => {
    expect(writeFilters(clearFilters(asked(whole)), new URLSearchParams(whole)).toString()).toBe('sort=price-low');
  });
});

describe('Cars are found', () => {
  test.each([
    ['q=corolla', [corolla]],
    ['q=TOYOTA', [corolla, yaris]],
    ['q=skoda', [octavia]],
    ['q=sao+find', [mystery]],
    ['q=find+toyota', []],
    ['q=+++', cars],
    ['minPrice=9000&maxPrice=20000', [corolla, yaris, octavia]],
    ['maxPrice=8999', []],
    ['maxMileage=20000', [yaris]],
    ['condition=used', [corolla, octavia]],
    ['condition=used&condition=like+new', [corolla, yaris, octavia]],
    ['gear=manual', [mystery]],
    ['status=fixed', [octavia]],
    ['status=neg&condition=used', [corolla]],
  ])('by %s', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  test('whatever letters are used', () => {
    expect(normalizeForSearch('ŠKODA Citroën Łódź Ærø straße')).toBe('skoda citroen lodz aero strasse');
  });
});

describe('Cars are sorted', () => {
  test.each<[CarSort, object[]]>([
    ['newest', [mystery, octavia, yaris, corolla]],
    ['price-low', [corolla, octavia, yaris, mystery]],
    ['price-high', [octavia, yaris, corolla, mystery]],
    ['mileage', [yaris, corolla, mystery, octavia]],
  ])('by %s, whatever order they come in', (sort, expected) => {
    expect(sortCars(cars, sort, (one) => one)).toEqual(expected);
    expect(sortCars(cars.toReversed(), sort, (one) => one)).toEqual(expected);
  });
});

describe('The choices', () => {
  test('count what each would show, the rest of the choices taken into account', () => {
    expect(choicesOf('condition', cars, asked('maxPrice=10000&condition=like+new'))).toEqual([
      { value: 'like new', label: 'Like New', count: 0 },
      { value: 'used', label: 'Used', count: 1 },
    ]);
    expect(choicesOf('status', cars, asked(''))).toEqual([
      { value: 'fixed', label: 'Fixed', count: 1 },
      { value: 'neg', label: 'Negotiable', count: 3 },
    ]);
  });

  test('keep what is chosen though no car has it', () => {
    expect(choicesOf('gear', cars, asked('gear=cvt'))).toContainEqual({ value: 'cvt', label: 'cvt', count: 0 });
  });

  test('offer the usual ranges', () => {
    const bands = bandsWithCounts('price', cars, asked('condition=used'));

    expect(bands.map(({ label, count }) => `${label}: ${count}`)).toEqual([
      'Up to $10,000: 1',
      'Up to $20,000: 2',
      'Up to $30,000: 2',
      'Up to $50,000: 2',
      'From $50,000: 0',
    ]);
  });
});

describe('The chips', () => {
  test('are one for each thing chosen, and each takes away its own', () => {
    const filters = asked('q=x&minPrice=5000&maxPrice=20000&maxMileage=80000&condition=used&status=neg');
    const chips = chipsOf(filters, cars);

    expect(chips.map(({ label }) => label)).toEqual(['$5,000 – $20,000', 'Up to 80,000 km', 'Used', 'Negotiable']);
    expect(chips.map(({ without }) => writeFilters(without(filters), new URLSearchParams()).toString())).toEqual([
      'q=x&maxMileage=80000&condition=used&status=neg',
      'q=x&minPrice=5000&maxPrice=20000&condition=used&status=neg',
      'q=x&minPrice=5000&maxPrice=20000&maxMileage=80000&status=neg',
      'q=x&minPrice=5000&maxPrice=20000&maxMileage=80000&condition=used',
    ]);
  });

  test('say what to give up where nothing is found, the most fruitful first', () => {
    const loosenings = relaxationsOf(asked('q=corolla&maxPrice=5000&condition=used'), cars);

    expect(loosenings.map(({ label, count }) => [label, count])).toEqual([['Up to $5,000', 1]]);
    expect(relaxationsOf(asked('q=zeppelin'), cars)).toMatchObject([{ label: 'zeppelin', count: 4 }]);
  });
});
