// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '@sandbox/store/objectId';
import { openMarket, people } from './marketCaller';

const market = await openMarket();
const { database } = market;
beforeEach(() => market.reset());

describe('Writes', () => {
  const updated = { acknowledged: true, matchedCount: 1, modifiedCount: 1, upsertedCount: 0, upsertedId: null };

  test('making a user an admin replaces the role, and changes nothing the second time (§4)', async () => {
    const promote = async (): Promise<unknown> =>
      (await market.call('PUT /users/admin/:seller', { as: 'admin' })).json();
    expect(await promote()).toEqual(updated);
    const seller = market.doc('seller');
    expect(await database.users.findOne({ _id: seller._id })).toEqual({ ...seller, role: 'admin' });
    expect(await promote()).toEqual({ ...updated, modifiedCount: 0 });
  });

  test('verifying a seller keeps the role (§3)', async () => {
    const response = await market.call('PUT /users/admin/verified/:seller', { as: 'admin' });
    expect(await response.json()).toEqual(updated);
    const seller = market.doc('seller');
    expect(await database.users.findOne({ _id: seller._id })).toEqual({ ...seller, useVerify: 'verified' });
  });

  test('an update of a missing id creates a user with only a role', async () => {
    const missingId = newId();
    const response = await market.call(`PUT /users/admin/${missingId}`, { as: 'admin' });
    const upserted = { acknowledged: true, matchedCount: 0, modifiedCount: 0, upsertedCount: 1, upsertedId: missingId };
    expect(await response.json()).toEqual(upserted);
    expect(await database.users.findOne({ _id: missingId })).toEqual({ _id: missingId, role: 'admin' });
  });

  test.each(['cars', 'wishlist', 'users', 'reportedpost'] as const)(
    'POST /%s stores the whole body under a new id, and twice if sent twice',
    async (name) => {
      const body = { title: 'twice', price: '12,500', nested: { any: [1, null] } };
      await market.call(`POST /${name}`, { body: { ...body, _id: 'mine' } });
      await market.call(`POST /${name}`, { body });
      const stored = await database[name].find({ title: 'twice' });
      expect(stored).toEqual([
        { ...body, _id: stored[0]?._id },
        { ...body, _id: stored[1]?._id },
      ]);
      expect(stored[0]?._id).toMatch(/^[0-9a-f]{24}$/);
    },
  );

  test('a payment marks the wishlist item as paid and is recorded each time it is sent', async () => {
    const wish = market.doc('wish');
    const body = { price: 12500, transactionId: 'pi_1', email: people.buyer, wishListId: wish._id };
    await market.call('POST /payments', { as: 'buyer', body });
    expect(await database.wishlist.find()).toEqual([{ ...wish, wishListId: wish._id, paid: true }]);
    await market.call('POST /payments', { as: 'buyer', body });
    expect(await database.payments.find()).toMatchObject([body, body]);
  });
});

describe('Browsers', () => {
  const origin = 'http://localhost:5173';

  test.each(['GET /cars', 'GET /cars/:car', 'GET /users/admin/mara%40example.test'])(
    '%s returns a 304 if unchanged, with CORS headers',
    async (line) => {
      const tag = (await market.call(line)).headers.get('etag') ?? '';
      const second = await market.call(line, { headers: { 'if-none-match': tag, origin } });
      expect([second.status, await second.text()]).toEqual([304, '']);
      expect(second.headers.get('access-control-allow-origin')).toBe(origin);
    },
  );

  test('a changed list is sent again', async () => {
    const tag = (await market.call('GET /cars')).headers.get('etag') ?? '';
    await market.call('DELETE /cars/:car');
    const second = await market.call('GET /cars', { headers: { 'if-none-match': tag } });
    expect([second.status, await second.json()]).toEqual([200, []]);
  });

  test('only pages on localhost are allowed', async () => {
    const permission = async (from: string) =>
      (await market.call('GET /cars', { headers: { origin: from } })).headers.get('access-control-allow-origin');
    expect(await permission('http://localhost:4173')).toBe('http://localhost:4173');
    expect(await permission('https://elsewhere.example')).toBeNull();
    expect(await permission('http://localhost.elsewhere.example')).toBeNull();
  });
});
