// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { storedPostSchema } from '@/cars/postBody';
import { carSchema } from '@/cars/schema';
import { carTexts } from '@/cars/texts';
import { type PostField, rulesOf } from '@/selling/post/postFields';
import {
  emptyPost,
  fieldsIn,
  fieldsOf,
  postedFieldsOf,
  similarTo,
  unchangedFields,
  unshownOf,
} from '@/selling/post/postValues';
import { isOfSameMinute } from '@/selling/post/repetition';
import { sellingTexts } from '@/selling/texts';
import { sentFields } from '@tests/support/samplePost';

function errorOf(field: PostField, typed: string) {
  const rules = rulesOf(field);
  if (!('validate' in rules)) throw new Error(`${field} is chosen, not typed.`);
  const { first, second } = rules.validate;
  return [first(typed), second(typed)].find((result) => result !== true);
}

test.each([
  ['title', ' ', 'Title is Required'],
  ['title', 'x'.repeat(81), 'Shorten this to 80 characters.'],
  ['title', ` ${'x'.repeat(80)} `, undefined],
  ['model', '\t', 'Car Model Number/Name Required'],
  ['model', 'x'.repeat(61), 'Shorten this to 60 characters.'],
  ['position', '', 'Siting Position Is Required'],
  ['position', '0', 'Enter a whole number of seats, from 1 to 20.'],
  ['position', '4.5', 'Enter a whole number of seats, from 1 to 20.'],
  ['position', '21', 'Enter a whole number of seats, from 1 to 20.'],
  ['position', ' 5 or 7 ', 'It is not clear which number “5 or 7” is. Type the seats in digits alone, for instance 5.'],
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
  ['phone', ` 123${'-'.repeat(34)}456 `, undefined],
  ['phone', '555-0117 / 555-0118', 'Enter one phone number of 6 to 15 digits, for instance +46 31 555 01 17.'],
  ['phone', '+46 (31) 555-01.17', undefined],
  ['phone', '+44 (0)20 7946 0958', undefined],
] as const)('The message for %s %j is %j (§5)', (field, typed, error) => {
  expect(errorOf(field, typed)).toBe(error);
});

test.each([
  ['brand', carTexts.asked.brandRequired],
  ['isPriceFixed', carTexts.asked.priceStatusRequired],
] as const)('The message for %s, if nothing is chosen, is %j', (field, required) => {
  expect(rulesOf(field)).toEqual({ required });
});

const seller = { name: 'Mara', photoUrl: undefined, email: 'mara@example.test' };

describe('The values of a form', () => {
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
  const { seller: _seller, ...facts } = postedFieldsOf(emptyPost, seller);
  expect(new Set(Object.keys(storedPostSchema.entries))).toEqual(new Set(['id', 'image', ...Object.keys(facts)]));
});

describe('A post that is changed', () => {
  const unknownHost = 'https://pictures.test/a.webp';
  const stored = {
    ...sentFields,
    _id: '650000000000000000000001',
    img: unknownHost,
    title: 'Toyota\u200B Corolla',
    model: 'Corolla',
    model_id: 'Corolla\u200B E210',
    condition: 'USED',
    wheel: '6x6',
    gear_type: undefined,
    description: `All of it ${'x'.repeat(4000)}`,
  };
  const car = v.parse(carSchema, stored);
  const fields = fieldsOf(car);

  test('is shown in the form, with what the form offers', () => {
    expect(fields).toMatchObject({
      title: 'Toyota Corolla',
      brand: 'toyota',
      model: 'Corolla E210',
      condition: 'Used',
      wheel: '',
      gearType: '',
      position: '5',
      mileage: '48200',
      price: '12500',
      isPriceFixed: 'negotiable',
      photo: undefined,
      frame: undefined,
    });
    expect(fieldsOf(v.parse(carSchema, { _id: stored._id }))).toEqual({ ...emptyPost, isPriceFixed: 'negotiable' });
  });

  test('says what the form cannot show', () => {
    const { cut, notOffered } = sellingTexts.change;
    const { wheel, description } = carTexts.asked;
    expect(unshownOf(car).toSorted()).toEqual([notOffered(wheel, '6x6'), cut(description)].toSorted());
  });

  test('keeps the picture, and the texts that the seller has left as they were shown', () => {
    const facts = postedFieldsOf({ ...fields, title: 'Corolla' }, seller);
    expect(unchangedFields(facts, car, stored)).toEqual({
      image: unknownHost,
      model: stored.model_id,
      phone: sentFields['phone'],
      description: stored.description,
    });
    const { model_id: _modelId, ...rest } = stored;
    expect(unchangedFields(facts, car, { ...rest, phone: 46_315_550_117, img: null })).toEqual({
      image: undefined,
      model: 'Corolla',
      description: stored.description,
    });
    for (const model_id of ['', '\u200B']) {
      const other = { ...stored, model_id };
      const shown = v.parse(carSchema, other);
      const unchanged = postedFieldsOf(fieldsOf(shown), seller);
      expect(unchangedFields(unchanged, shown, other)).toMatchObject({ model: 'Corolla' });
    }
  });

  test('makes a similar one without what is its own', () => {
    expect(similarTo(car)).toEqual({ ...fields, mileage: '', price: '' });
  });
});

test('The contact is a section of its own', () => {
  expect(fieldsIn('contact')).toEqual(['phone']);
});

test.each([
  ['65000000', '65000000', true],
  ['65000000', '6500003b', true],
  ['65000000', '6500003c', false],
  ['6500003c', '65000000', false],
  // A device's clock may be far behind the host's.
  ['f5000000', 'f500003c', false],
])('Posts whose ids begin with %s and %s were made in the same minute: %s', (id, otherId, isSame) => {
  const rest = '0000000000000001';
  expect(isOfSameMinute(id + rest, otherId + rest)).toBe(isSame);
});
