// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { newestFirst, wishBody, wishFor, wishlistItemSchema } from '@/features/wishlist/schema';
import { applyPendingWrites } from '@/features/wishlist/wishState';

const first = '65f000000000000000000001';
const second = '65f000000000000000000002';
const later = '65f100000000000000000003';
const car = '650000000000000000000001';
const read = (document: unknown) => v.parse(wishlistItemSchema, document);

describe('An entry of a wishlist', () => {
  test('is read with our own names', () => {
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
    });
  });

  test('loses a bad field and nothing else; without its car it names none', () => {
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

  test('is the paid one where a car has several', () => {
    const items = [read({ _id: first, wishListIid: car }), read({ _id: second, wishListIid: car, paid: true })];
    expect(wishFor(car, items)?.id).toBe(second);
    expect(wishFor(first, items)).toBeUndefined();
  });

  test('stands above older ones, and above those of its second that came before it', () => {
    const items = [first, second, later].map((id) => read({ _id: id }));
    expect(newestFirst(items).map(({ id }) => id)).toEqual([later, second, first]);
  });
});

test('A wish is sent with the names of the wire, and an empty picture where there is none', () => {
  const wish = { car: { id: car, title: 'Corolla', price: 9500, seller: {} }, email: 'noor@example.test' };
  expect(wishBody(wish)).toEqual({
    wishListIid: car,
    product_img: '',
    product_title: 'Corolla',
    price: 9500,
    email: 'noor@example.test',
  });
});

test.each([undefined, 19.99, 0.49, 1_000_000])('A wish for a car of %s dollars is sent without a price', (price) => {
  const wish = { car: { id: car, title: 'Corolla', price, seller: {} }, email: 'noor@example.test' };
  expect(JSON.parse(JSON.stringify(wishBody(wish)))).not.toHaveProperty('price');
});

test('Writes under way lie over the list', () => {
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
  // Taken off and wished for again: the new entry is on its way while the old one still goes.
  expect(applyPendingWrites([item], { adding: new Set([car]), removing: new Set([first]) })).toMatchObject({
    items: [],
    pending: [car],
    count: 1,
  });
});
