// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '@sandbox/store/objectId';
import { openMarket, people } from './marketCaller';

const market = await openMarket();
const { world } = market;
beforeEach(() => market.reset());

describe('Writes', () => {
  const updated = { acknowledged: true, matchedCount: 1, modifiedCount: 1, upsertedCount: 0, upsertedId: null };

  test('making an admin replaces the role, and changes nothing the second time', async () => {
    const promote = async (): Promise<unknown> =>
      (await market.call('PUT /users/admin/:seller', { as: 'admin' })).json();
    expect(await promote()).toEqual(updated);
    const seller = market.doc('seller');
    expect(await world.users.findOne({ _id: seller._id })).toEqual({ ...seller, role: 'admin' });
    expect(await promote()).toEqual({ ...updated, modifiedCount: 0 });
  });

  test('verifying keeps the role', async () => {
    const answer = await market.call('PUT /users/admin/verified/:seller', { as: 'admin' });
    expect(await answer.json()).toEqual(updated);
    const seller = market.doc('seller');
    expect(await world.users.findOne({ _id: seller._id })).toEqual({ ...seller, useVerify: 'verified' });
  });

  test('an id that is gone comes back as a user with nothing but a role', async () => {
    const gone = newId();
    const answer = await market.call(`PUT /users/admin/${gone}`, { as: 'admin' });
    const upserted = { acknowledged: true, matchedCount: 0, modifiedCount: 0, upsertedCount: 1, upsertedId: gone };
    expect(await answer.json()).toEqual(upserted);
    expect(await world.users.findOne({ _id: gone })).toEqual({ _id: gone, role: 'admin' });
  });

  test.each(['cars', 'wishlist', 'users', 'reportedpost'] as const)(
    'POST /%s stores whole bodies under ids of its own, twice when asked twice',
    async (name) => {
      const body = { title: 'twice', price: '12,500', nested: { any: [1, null] } };
      await market.call(`POST /${name}`, { body: { ...body, _id: 'mine' } });
      await market.call(`POST /${name}`, { body });
      const stored = await world[name].find({ title: 'twice' });
      expect(stored).toEqual([
        { ...body, _id: stored[0]?._id },
        { ...body, _id: stored[1]?._id },
      ]);
      expect(stored[0]?._id).toMatch(/^[0-9a-f]{24}$/);
    },
  );

  test('a payment marks the wish paid and is recorded each time it is sent', async () => {
    const wish = market.doc('wish');
    const body = { price: 12500, transactionId: 'pi_1', email: people.buyer, wishListId: wish._id };
    await market.call('POST /payments', { as: 'buyer', body });
    expect(await world.wishlist.find()).toEqual([{ ...wish, paid: true }]);
    await market.call('POST /payments', { as: 'buyer', body });
    expect(await world.payments.find()).toMatchObject([body, body]);
  });
});

describe('Browsers', () => {
  const origin = 'http://localhost:5173';

  test.each(['GET /cars', 'GET /cars/:car', 'GET /users/admin/mara%40example.test'])(
    '%s is not sent twice unchanged, and may still be read by the page',
    async (line) => {
      const tag = (await market.call(line)).headers.get('etag') ?? '';
      const again = await market.call(line, { headers: { 'if-none-match': tag, origin } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('access-control-allow-origin')).toBe(origin);
    },
  );

  test('a list that changed is sent anew', async () => {
    const tag = (await market.call('GET /cars')).headers.get('etag') ?? '';
    await market.call('DELETE /cars/:car');
    const again = await market.call('GET /cars', { headers: { 'if-none-match': tag } });
    expect([again.status, await again.json()]).toEqual([200, []]);
  });

  test('a page of this machine may call, any other may not', async () => {
    const permission = async (from: string) =>
      (await market.call('GET /cars', { headers: { origin: from } })).headers.get('access-control-allow-origin');
    expect(await permission('http://localhost:4173')).toBe('http://localhost:4173');
    expect(await permission('https://elsewhere.example')).toBeNull();
    expect(await permission('http://localhost.elsewhere.example')).toBeNull();
  });
});
