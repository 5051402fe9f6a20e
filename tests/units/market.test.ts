// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '@sandbox/store/objectId';
import { openMarket, people, type Person } from './marketCaller';

const market = await openMarket();
beforeEach(() => market.reset());

const gone = newId();
const oid: unknown = expect.stringMatching(/^[0-9a-f]{24}$/);
const inserted = { acknowledged: true, insertedId: oid };
const deleted = (deletedCount: number) => ({ acknowledged: true, deletedCount });

type Row = [line: string, answer: object, as?: Person | undefined, body?: object];

const rows: Row[] = [
  ['GET /cars', [{ title: 'Toyota Corolla 1.8 Hybrid', price: 12500 }]],
  ['GET /cars/:car', { _id: oid, slug: 'toyota' }],
  ['GET /cars/seller/mara%40example.test', [{ email: people.seller }]],
  ['GET /cars/seller/nobody%40example.test', []],
  ['GET /category/toyota', [{ slug: 'toyota' }]],
  ['GET /category/lada', []],
  ['GET /seller/post', [{ postStatus: 'sellerPost' }]],
  ['GET /carCategories', [{ _id: oid, name: 'Toyota', slug: 'toyota' }]],
  ['POST /cars', inserted, undefined, { title: 'Any', price: '25000' }],
  ['DELETE /cars/:car', deleted(1)],
  [`DELETE /cars/${gone}`, deleted(0)],
  ['DELETE /seller/:car', deleted(1), 'seller'],
  ['DELETE /seller/:car', deleted(1), 'admin'],
  [`DELETE /seller/${gone}`, deleted(0), 'buyer'],
  ['GET /wishlist?email=noor%40example.test', [{ product_title: 'Toyota Corolla 1.8 Hybrid' }], 'buyer'],
  ['GET /wishlist/:wish', { _id: oid, email: people.buyer }],
  ['POST /wishlist', inserted, undefined, { wishListIid: gone }],
  ['DELETE /wishlist/:wish', deleted(1), 'buyer'],
  [`DELETE /wishlist/${gone}`, deleted(0), 'buyer'],
  ['GET /user/buyer', [{ role: 'buyer', name: 'Noor Haddad' }]],
  ['GET /user/seller', [{ role: 'seller', name: 'Mara Lindqvist' }]],
  ['GET /users/noor%40example.test', [{ name: 'Noor Haddad' }]],
  ['GET /users/nobody%40example.test', []],
  ['GET /users/admin/adaeze%40example.test', { isAdmin: true }],
  ['GET /users/admin/mara%40example.test', { isAdmin: false }],
  ['GET /users/seller/mara%40example.test', { isSeller: true }],
  ['GET /users/seller/nobody%40example.test', { isSeller: false }],
  ['POST /users', inserted, undefined, { name: 'New', email: 'new@example.test', role: 'buyer' }],
  ['DELETE /users/:seller', deleted(1), 'admin'],
  [`DELETE /users/${gone}`, deleted(0), 'admin'],
  ['GET /reportedpost', [{ userComment: 'The pictures show another car.' }], 'admin'],
  ['POST /reportedpost', inserted, undefined, { userComment: 'Sold last week.' }],
  ['DELETE /reportedpost/:report', deleted(1), 'admin'],
  ['POST /payments', inserted, 'buyer', { email: people.buyer, price: 12500, wishListId: gone }],
];

describe('Every call answers as the hosted market does', () => {
  test.each(rows)('%s', async (line, expected, as, body) => {
    const answer = await market.call(line, { as, body });
    expect(answer.status).toBe(200);
    const json: unknown = await answer.json();
    expect(json).toMatchObject(expected);
    expect(Array.isArray(json)).toBe(Array.isArray(expected));
  });

  test('a list of a brand, a role or a seller holds nothing else', async () => {
    await market.call('POST /cars', { body: { slug: 'bmw', email: people.buyer, postStatus: 'draft' } });
    for (const path of ['/category/toyota', '/cars/seller/mara%40example.test', '/seller/post']) {
      expect(await (await market.call(`GET ${path}`)).json()).toHaveLength(1);
    }
    expect(await (await market.call('GET /cars')).json()).toHaveLength(2);
  });

  test.each([`GET /cars/${gone}`, `GET /wishlist/${gone}`])('%s of an unknown id is an empty 200', async (line) => {
    const answer = await market.call(line);
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  test.each(['GET /cars/undefined', 'GET /wishlist/123'])('%s is never answered', async (line) => {
    const patience = new Promise((resolve) => setTimeout(resolve, 150, 'still waiting'));
    expect(await Promise.race([market.call(line), patience])).toBe('still waiting');
  });

  test('a caller who gives up on a malformed id is let go', async () => {
    const giveUp = new AbortController();
    const answer = market.market.fetch(new Request('http://localhost/cars/undefined', { signal: giveUp.signal }));
    giveUp.abort();
    expect(await (await answer).text()).toBe('');
  });

  test.each([{ body: 'text' }, { body: ['list'] }, { body: null }])('$body is no document', async ({ body }) => {
    expect((await market.call('POST /cars', { body })).status).toBe(400);
    expect(await market.world.cars.count()).toBe(1);
  });
});
