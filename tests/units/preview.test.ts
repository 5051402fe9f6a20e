// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { filterReport } from '@/features/cars/preview/missedFilters';
import { previewCar } from '@/features/cars/preview/previewCar';
import { emptyPost, type PostFields } from '@/features/cars/selling/postFields';
import { hostileTexts } from '@tests/support/hostile';

const now = Date.parse('2026-11-20');
const seller = { name: 'Mara', photoUrl: undefined, email: 'mara@example.test' };
const options = { seller, image: undefined, id: undefined, now };
const whole = {
  title: 'Ford Mustang GT',
  brand: 'ford',
  model: 'Mustang GT (2019)',
  condition: 'Used',
  gearType: 'Manual',
  mileage: '64,000',
  price: '18,000',
  priceStatus: 'negotiable',
};
const reportOf = (fields: Partial<PostFields>) =>
  filterReport(previewCar({ ...emptyPost, ...fields }, options), (fields.priceStatus ?? '') !== '', new Date(now));

describe('The filters that miss a post', () => {
  test.each([
    ['a whole post is missed by none', whole, []],
    ['the year is not said', { ...whole, model: 'Mustang GT' }, ['Search for a year']],
    ['the price is just above a limit', { ...whole, price: '21,400' }, ['Price: Up to $20,000']],
    ['the price is far above a limit', { ...whole, price: '24,000' }, []],
    ['the mileage is just above a limit', { ...whole, mileage: '51000' }, ['Mileage: Up to 50,000 km']],
    ['the price is no number', { ...whole, price: 'ask me' }, ['Price']],
    ['the price status is not chosen', { ...whole, priceStatus: '' }, ['Price status']],
    ['nothing is typed', {}, ['Brand', 'Condition', 'Gear', 'Price status', 'Price', 'Mileage', 'Search for a year']],
  ])('are named: %s', (_, fields, names) => {
    expect(reportOf(fields).missed.map(({ name }) => name)).toEqual(names);
  });

  test('say by how much, and what finds the post', () => {
    const { missed, found } = reportOf({ ...whole, price: '21,400' });
    expect(missed[0]?.why).toBe('Missed by $1,400. At $20,000 it would be in.');
    expect(found).toEqual([
      'Ford',
      'Used',
      'Manual',
      'Negotiable',
      'Up to $30,000',
      'Up to 80,000 km',
      'a search for 2019',
    ]);
  });
});

test('The preview reads a post as a buyer’s page does, also a hostile one', () => {
  for (const text of Object.values(hostileTexts)) {
    const car = previewCar({ ...emptyPost, title: text, description: text, model: text, price: text }, options);
    expect(car.title?.length ?? 0).toBeLessThanOrEqual(120);
    expect(car.listedAt.getTime()).toBe(now);
  }
  expect(previewCar({ ...emptyPost, price: '12,500' }, options).price).toBe(12_500);
});
