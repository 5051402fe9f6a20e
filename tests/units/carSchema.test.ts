// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { listOf } from '@/api/fields';
import { carBody } from '@/cars/postBody';
import { carSchema } from '@/cars/schema';
import { sentFields } from '@tests/support/samplePost';

const _id = '65a1b2c30000000000000001';
const read = (post: object) => v.parse(carSchema, { _id, ...post });

describe('A car post', () => {
  test('is parsed with all its fields (§3)', () => {
    const car = read({
      title: ' Corolla ',
      img: 'http://localhost:4103/cars/a.webp',
      price: 12500,
      slug: 'toyota',
      condition: 'Used',
      position: 5,
      wheel: 'FWD',
      mileage: 48200,
      gear_type: 'Manual',
      model: 'E210',
      negotiable_price: true,
      phone: '+46 31',
      description: 'One owner.',
      displayName: 'Mara',
      photoURL: 'http://localhost:4103/faces/mara.webp',
      email: 'mara@example.test',
      postStatus: 'sellerPost',
    });

    expect(car).toEqual({
      id: _id,
      title: 'Corolla',
      image: 'http://localhost:4103/cars/a.webp',
      price: 12500,
      brand: 'toyota',
      condition: 'Used',
      position: 5,
      wheel: 'FWD',
      mileage: 48200,
      gearType: 'Manual',
      model: 'E210',
      isPriceFixed: true,
      phone: '+46 31',
      description: 'One owner.',
      seller: { name: 'Mara', photoUrl: 'http://localhost:4103/faces/mara.webp', email: 'mara@example.test' },
      isSellerPost: true,
      listedAt: new Date('2024-01-12T21:44:35Z'),
    });
  });

  test('with only an id becomes a car without details (§3)', () => {
    const { id, isPriceFixed, listedAt, seller, isSellerPost, ...rest } = read({});

    expect({ id, isPriceFixed, isSellerPost }).toEqual({ id: _id, isPriceFixed: false, isSellerPost: false });
    expect(listedAt).toEqual(new Date('2024-01-12T21:44:35Z'));
    expect(Object.values({ ...rest, ...seller }).every((value) => value === undefined)).toBe(true);
  });

  test('is parsed by the number rules of each field', () => {
    const facts = ({ price, mileage, position }: ReturnType<typeof read>) => [price, mileage, position];

    expect(facts(read({ price: '$12,500', mileage: '48,200 km', position: '5 seats' }))).toEqual([12500, 48200, 5]);
    expect(facts(read({ price: '12.000', mileage: '25.000 km', position: '2-4' }))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(facts(read({ price: '12,500 km', mileage: '$48,200', position: '5 km' }))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('shows the field model_id, otherwise model (§2)', () => {
    expect(read({ model: 'E210', model_id: 'ZRE' }).model).toBe('ZRE');
    expect(read({ model: 'E210', model_id: ' ' }).model).toBe('E210');
    expect(read({ model: 2019 }).model).toBe('2019');
  });

  test.each(['javascript:alert(1)', 'http://elsewhere.test/a.png', 'a.png', 5, null])(
    'does not show %j as its picture',
    (img) => {
      expect(read({ img }).image).toBeUndefined();
    },
  );

  test('that is invalid is dropped without affecting the rest of the list', () => {
    const posts = v.parse(listOf(carSchema), [{ _id, title: 'Kept' }, null, 'text', { title: 'No id' }, { _id: 7 }]);

    expect(posts.map(({ title }) => title)).toEqual(['Kept']);
  });
});

test('A new post has every field under its name in the API, with the value that was read (§3, §7)', () => {
  const post = {
    ...sentFields,
    displayName: 'Mara',
    photoURL: 'http://localhost:4103/faces/mara.webp',
    email: 'mara@example.test',
    postStatus: 'sellerPost',
  };

  const car = read(post);
  const { name = '', photoUrl, email = '' } = car.seller;
  expect(carBody({ ...car, seller: { name, photoUrl, email } })).toEqual(post);
});
