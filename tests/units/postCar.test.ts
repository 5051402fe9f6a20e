// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { storedPostSchema } from '@/cars/postBody';
import { type PostField, rulesOf } from '@/selling/post/postFields';
import { emptyPost, postedFieldsOf } from '@/selling/post/postValues';

function errorOf(field: PostField, typed: string) {
  const rules = rulesOf(field);
  if (!('validate' in rules)) throw new Error(`${field} is chosen, not typed.`);
  const { first, second } = rules.validate;
  return [first(typed), second(typed)].find((result) => result !== true);
}

test.each([
  ['title', ' ', 'Title is Required'],
  ['title', 'x'.repeat(81), 'Shorten this to 80 characters.'],
  ['title', 'x'.repeat(80), undefined],
  ['model', '\t', 'Car Model Number/Name Required'],
  ['model', 'x'.repeat(61), 'Shorten this to 60 characters.'],
  ['position', '', 'Siting Position Is Required'],
  ['position', '0', 'Enter a whole number of seats, from 1 to 20.'],
  ['position', '4.5', 'Enter a whole number of seats, from 1 to 20.'],
  ['position', '21', 'Enter a whole number of seats, from 1 to 20.'],
  ['position', '5 or 7', 'It is not clear which number “5 or 7” is. Type the seats in digits alone, for instance 5.'],
  ['position', '5', undefined],
  ['position', '5 seats', undefined],
  ['mileage', '', 'Inter Car Mileage'],
  ['mileage', '-1', 'It is not clear which number “-1” is. Type the kilometres in digits alone, for instance 48200.'],
  [
    'mileage',
    '25.000 km',
    'It is not clear which number “25.000 km” is. Type the kilometres in digits alone, for instance 48200.',
  ],
  ['mileage', '25.5', 'Enter whole kilometres, at most 2,000,000 km.'],
  [
    'mileage',
    'x'.repeat(30),
    'It is not clear which number “xxxxxxxxxxxxxxxxxxxx…” is. Type the kilometres in digits alone, for instance 48200.',
  ],
  ['mileage', '2000001', 'Enter whole kilometres, at most 2,000,000 km.'],
  ['mileage', '0', undefined],
  ['mileage', '48,200 km', undefined],
  ['description', '\n', 'Product Description Is Required'],
  ['description', 'x'.repeat(4001), 'Shorten this to 4,000 characters.'],
  ['price', '', 'Price is Required'],
  ['price', '0', 'Enter whole dollars, from $1 to $999,999.'],
  ['price', '12.50', 'Enter whole dollars, from $1 to $999,999.'],
  [
    'price',
    '12.000',
    'It is not clear which number “12.000” is. Type the dollars in digits alone, for instance 12500.',
  ],
  ['price', '1,5', 'It is not clear which number “1,5” is. Type the dollars in digits alone, for instance 12500.'],
  ['price', '9999999999', 'Enter whole dollars, from $1 to $999,999.'],
  ['price', '1000000', 'Enter whole dollars, from $1 to $999,999.'],
  ['price', '1', undefined],
  ['price', '12500.00', undefined],
  ['price', '$999,999', undefined],
  ['phone', ' ', 'Phone number is required'],
  ['phone', '12345', 'Enter one phone number of 6 to 15 digits, for instance +46 31 555 01 17.'],
  ['phone', '1234567890123456', 'Enter one phone number of 6 to 15 digits, for instance +46 31 555 01 17.'],
  ['phone', 'call me 555 01 17', 'Enter one phone number of 6 to 15 digits, for instance +46 31 555 01 17.'],
  ['phone', `123${'-'.repeat(35)}456`, 'Enter one phone number of 6 to 15 digits, for instance +46 31 555 01 17.'],
  ['phone', '555-0117 / 555-0118', 'Enter one phone number of 6 to 15 digits, for instance +46 31 555 01 17.'],
  ['phone', '+46 (31) 555-01.17', undefined],
  ['phone', '+44 (0)20 7946 0958', undefined],
] as const)('The message for %s %j is %j (§5)', (field, typed, error) => {
  expect(errorOf(field, typed)).toBe(error);
});

describe('The values of a form', () => {
  const seller = { name: 'Mara', photoUrl: undefined, email: 'mara@example.test' };

  test('are trimmed, with numbers as numbers', () => {
    const values = postedFieldsOf(
      { ...emptyPost, title: ' Corolla ', price: '$12,500', position: '5', mileage: '0' },
      seller,
    );

    expect(values).toMatchObject({ title: 'Corolla', price: 12500, position: 5, mileage: 0, seller });
  });

  test.each([
    ['fixed', true],
    ['negotiable', false],
  ])('mark a %s price as fixed: %s', (chosen, isPriceFixed) => {
    expect(postedFieldsOf({ ...emptyPost, isPriceFixed: chosen }, seller).isPriceFixed).toBe(isPriceFixed);
  });
});

test('A stored post has every field of a new one, so that none is lost when the car is posted anew', () => {
  const seller = { name: 'Mara', photoUrl: undefined, email: 'mara@example.test' };
  const { seller: _seller, ...facts } = postedFieldsOf(emptyPost, seller);
  expect(new Set(Object.keys(storedPostSchema.entries))).toEqual(new Set(['id', 'image', ...Object.keys(facts)]));
});
