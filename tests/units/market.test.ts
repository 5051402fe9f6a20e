// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '@sandbox/store/objectId';
import { openMarket, people, type Person } from './marketCaller';

const market = await openMarket();
beforeEach(() => market.reset());

const missingId = newId();
const oid: unknown = expect.stringMatching(/^[0-9a-f]{24}$/);
const insertResult = { acknowledged: true, insertedId: oid };
const deleteResult = (deletedCount: number) => ({ acknowledged: true, deletedCount });

type Row = [line: string, response: object, as?: Person | undefined, body?: object];

const rows: Row[] = [
  ['GET /cars', [{ title: 'Toyota Corolla 1.8 Hybrid', price: 12500 }]],
  ['GET /cars/:car', { _id: oid, slug: 'toyota' }],
  ['GET /cars/seller/mara%40example.test', [{ email: people.seller }]],
  ['GET /cars/seller/nobody%40example.test', []],
  ['GET /category/toyota', [{ slug: 'toyota' }]],
  ['GET /category/lada', []],
  ['GET /seller/post', [{ postStatus: 'sellerPost' }]],
  ['GET /carCategories', [{ _id: oid, name: 'Toyota', slug: 'toyota' }]],
  ['POST /cars', insertResult, undefined, { title: 'Any', price: '25000' }],
  ['DELETE /cars/:car', deleteResult(1)],
  [`DELETE /cars/${missingId}`, deleteResult(0)],
  ['DELETE /seller/:car', deleteResult(1), 'seller'],
  ['DELETE /seller/:car', deleteResult(1), 'admin'],
  [`DELETE /seller/${missingId}`, deleteResult(0), 'buyer'],
  ['GET /wishlist?email=noor%40example.test', [{ product_title: 'Toyota Corolla 1.8 Hybrid' }], 'buyer'],
  ['GET /wishlist/:wish', { _id: oid, email: people.buyer }],
  ['POST /wishlist', insertResult, undefined, { wishListIid: missingId }],
  ['DELETE /wishlist/:wish', deleteResult(1), 'buyer'],
  [`DELETE /wishlist/${missingId}`, deleteResult(0), 'buyer'],
  ['GET /user/buyer', [{ role: 'buyer', name: 'Noor Haddad' }]],
  ['GET /user/seller', [{ role: 'seller', name: 'Mara Lindqvist' }]],
  ['GET /users/noor%40example.test', [{ name: 'Noor Haddad' }]],
  ['GET /users/nobody%40example.test', []],
  ['GET /users/admin/adaeze%40example.test', { isAdmin: true }],
  ['GET /users/admin/mara%40example.test', { isAdmin: false }],
  ['GET /users/seller/mara%40example.test', { isSeller: true }],
  ['GET /users/seller/nobody%40example.test', { isSeller: false }],
  ['POST /users', insertResult, undefined, { name: 'New', email: 'new@example.test', role: 'buyer' }],
  ['DELETE /users/:seller', deleteResult(1), 'admin'],
  [`DELETE /users/${missingId}`, deleteResult(0), 'admin'],
  ['GET /reportedpost', [{ userComment: 'The pictures show another car.' }], 'admin'],
  ['POST /reportedpost', insertResult, undefined, { userComment: 'Sold last week.' }],
  ['DELETE /reportedpost/:report', deleteResult(1), 'admin'],
  ['POST /payments', insertResult, 'buyer', { email: people.buyer, price: 12500, wishListId: missingId }],
];

describe('Every request gets the response of the hosted API', () => {
  test.each(rows)('%s', async (line, expected, as, body) => {
    const response = await market.call(line, { as, body });
    expect(response.status).toBe(200);
    const json: unknown = await response.json();
    expect(json).toMatchObject(expected);
    expect(Array.isArray(json)).toBe(Array.isArray(expected));
  });

  test('a list of a brand, a role or a seller contains nothing else', async () => {
    await market.call('POST /cars', { body: { slug: 'bmw', email: people.buyer, postStatus: 'draft' } });
    for (const path of ['/category/toyota', '/cars/seller/mara%40example.test', '/seller/post']) {
      expect(await (await market.call(`GET ${path}`)).json()).toHaveLength(1);
    }
    expect(await (await market.call('GET /cars')).json()).toHaveLength(2);
  });

  test.each([`GET /cars/${missingId}`, `GET /wishlist/${missingId}`])(
    '%s with an unknown id returns an empty 200',
    async (line) => {
      const response = await market.call(line);
      expect([response.status, await response.text()]).toEqual([200, '']);
    },
  );

  test.each(['GET /cars/undefined', 'GET /wishlist/123', 'DELETE /cars/undefined'])(
    '%s is refused by the strict host',
    async (line) => {
      expect((await market.call(line)).status).toBe(400);
    },
  );

  test.each([{ body: 'text' }, { body: null }, { body: {} }, { body: { _id: missingId } }])(
    '$body is not a valid document',
    async ({ body }) => {
      expect((await market.call('POST /cars', { body })).status).toBe(400);
      expect(await market.database.cars.count()).toBe(1);
    },
  );
});
