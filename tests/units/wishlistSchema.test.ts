// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { newestFirst, wishBody, wishFor, wishlistItemSchema } from '@/wishlist/schema';
import { applyPendingWrites } from '@/wishlist/wishState';

const first = '65f000000000000000000001';
const second = '65f000000000000000000002';
const later = '65f100000000000000000003';
const car = '650000000000000000000001';
const read = (document: unknown) => v.parse(wishlistItemSchema, document);

describe('A wishlist item', () => {
  test('is parsed into the app’s own field names (§3)', () => {
    expect(
      read({
        _id: first,
        wishListIid: car,
        product_img: 'http://localhost:4103/cars/x.webp',
        product_title: ' Corolla 2016 ',
        price: '$9,500',
        email: 'noor@example.test',
        paid: true,
      }),
    ).toEqual({
      id: first,
      carId: car,
      image: 'http://localhost:4103/cars/x.webp',
      title: 'Corolla 2016',
      price: 9500,
      email: 'noor@example.test',
      isPaid: true,
      wishedAt: new Date(0x65f00000 * 1000),
      copy: { product_img: 'http://localhost:4103/cars/x.webp', product_title: ' Corolla 2016 ', price: '$9,500' },
    });
  });

  test('loses only an invalid field; without a car its car id is empty', () => {
    const entry = read({
      _id: first,
      wishListIid: null,
      product_img: 'javascript:alert(1)',
      price: '12.000',
      paid: 'yes',
    });
    expect(entry).toMatchObject({ id: first, carId: '', isPaid: false });
    expect([entry.image, entry.price, entry.title]).toEqual([undefined, undefined, undefined]);
    expect(v.safeParse(wishlistItemSchema, { wishListIid: car }).success).toBe(false);
  });

  test('is the paid one if a car has several', () => {
    const items = [read({ _id: first, wishListIid: car }), read({ _id: second, wishListIid: car, paid: true })];
    expect(wishFor(car, items)?.id).toBe(second);
    expect(wishFor(first, items)).toBeUndefined();
  });

  test('is sorted before older ones, before earlier ones of the same second, and before those of the future', () => {
    const future = 'f0f100000000000000000003';
    const items = [first, second, future, later].map((id) => read({ _id: id }));
    expect(newestFirst(items).map(({ id }) => id)).toEqual([later, second, first, future]);
  });
});

test('A wishlist item is sent with the field names of the API, without what the car does not state (§7)', () => {
  const wish = { car: { id: car, title: 'Corolla', price: 9500, seller: {} }, email: 'noor@example.test' };
  expect(wishBody(wish)).toEqual({
    wishListIid: car,
    product_title: 'Corolla',
    price: 9500,
    email: 'noor@example.test',
  });
});

test('A removed item is put back as it was stored, not as it was read', () => {
  const copy = { product_img: 'https://pictures.example/1.jpg', product_title: ' Corolla\u200b ', price: '12.000' };
  const { carId, title, image, price, ...item } = read({ _id: first, wishListIid: car, ...copy });
  const undone = { car: { id: carId, title, image, price, seller: {} }, email: 'noor@example.test', copy: item.copy };
  expect(wishBody(undone)).toEqual({ wishListIid: car, ...copy, email: 'noor@example.test' });
});

test.each([undefined, 19.99, 0.49, 1_000_000])(
  'A wishlist item for a car of %s dollars is sent without a price',
  (price) => {
    const wish = { car: { id: car, title: 'Corolla', price, seller: {} }, email: 'noor@example.test' };
    expect(JSON.parse(JSON.stringify(wishBody(wish)))).not.toHaveProperty('price');
  },
);

test('Pending writes are applied to the list', () => {
  const item = read({ _id: first, wishListIid: car });
  const nothing: ReadonlySet<string> = new Set();
  expect(applyPendingWrites([item], { adding: nothing, removing: new Set([first]) })).toMatchObject({
    items: [],
    count: 0,
  });
  expect(applyPendingWrites([item], { adding: new Set([car]), removing: nothing })).toMatchObject({
    pending: [],
    count: 1,
  });
  // Removed and added again: the new item is being added while the old one is still being removed.
  expect(applyPendingWrites([item], { adding: new Set([car]), removing: new Set([first]) })).toMatchObject({
    items: [],
    pending: [car],
    count: 1,
  });
});
