// @vitest-environment node
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { marketApp } from '@sandbox/market/marketApp';
import { issueToken } from '@sandbox/market/tokens';
import { openMarket, people, type Person } from './marketCaller';

const market = await openMarket();
beforeEach(() => market.reset());

const protectedRoutes: [line: string, allowed: Person[], body?: object][] = [
  ['GET /wishlist?email=noor%40example.test', ['buyer']],
  ['DELETE /wishlist/:wish', ['buyer']],
  ['DELETE /seller/:car', ['seller', 'admin']],
  ['PUT /users/admin/:seller', ['admin']],
  ['PUT /users/admin/verified/:seller', ['admin']],
  ['DELETE /users/:seller', ['admin']],
  ['GET /reportedpost', ['admin']],
  ['DELETE /reportedpost/:report', ['admin']],
  ['POST /payments', ['buyer'], { email: people.buyer, price: 12500 }],
];

describe('Requests that need a token', () => {
  test.each(protectedRoutes)('%s needs a valid token', async (line, _allowed, body) => {
    const missing = await market.call(line, { body });
    expect([missing.status, await missing.text()]).toEqual([401, 'unauthorized']);

    const good = await issueToken(people.admin);
    for (const token of ['nonsense', '', await issueToken(people.admin, -60), good.slice(0, -4)]) {
      const bad = await market.call(line, { body, headers: { authorization: `Bearer ${token}` } });
      expect([bad.status, await bad.json()]).toEqual([403, { message: 'forbidden access' }]);
    }
  });

  test.each(protectedRoutes)('%s is allowed for %j only', async (line, allowed, body) => {
    const others = (['buyer', 'seller', 'admin'] as const).filter((person) => !allowed.includes(person));
    for (const as of others) {
      const refused = await market.call(line, { as, body });
      expect([refused.status, await refused.json()]).toEqual([403, { message: 'forbidden access' }]);
    }
    expect((await market.call(line, { as: allowed[0], body })).status).toBe(200);
  });

  test('a user cannot pay for the wishlist item of another', async () => {
    const body = { email: people.seller, wishListId: market.doc('wish')._id };
    expect((await market.call('POST /payments', { as: 'seller', body })).status).toBe(403);
    expect(await market.database.payments.count()).toBe(0);
    expect(await market.database.wishlist.count({ paid: true })).toBe(0);
  });

  test('an admin whose profile has been deleted is no longer an admin', async () => {
    await market.database.users.remove({ email: people.admin });
    expect((await market.call('GET /reportedpost', { as: 'admin' })).status).toBe(403);
  });
});

describe('GET /jwt', () => {
  const verifyIdentity = (token: string) => Promise.resolve(token === 'good' ? people.buyer : undefined);
  const checkingApp = marketApp({ database: market.database, verifyIdentity });
  const confirmedApp = marketApp({ database: market.database, requiresConfirmedEmail: true });
  const idToken = (isConfirmed: boolean) => `Bearer e30.${btoa(JSON.stringify({ email_verified: isConfirmed }))}.`;
  const requestToken = (app: typeof checkingApp, email: string, authorization?: string) =>
    app.request(`/jwt?email=${email}`, { headers: authorization === undefined ? {} : { authorization } });

  test('returns a token for seven days to a user with a profile', async () => {
    const response = v.parse(
      v.object({ access_token: v.string() }),
      await (await requestToken(checkingApp, people.buyer)).json(),
    );
    const claims: unknown = JSON.parse(atob(response.access_token.split('.')[1] ?? ''));
    const { email, iat, exp } = v.parse(v.object({ email: v.string(), iat: v.number(), exp: v.number() }), claims);
    expect([email, exp - iat]).toEqual([people.buyer, 7 * 24 * 60 * 60]);
  });

  test.each([
    ['an unknown e-mail', market.market, 'nobody@example.test', undefined, 403],
    ['an ID token that is not checked', market.market, people.buyer, 'Bearer anything', 200],
    ['the right ID token', checkingApp, people.buyer, 'Bearer good', 200],
    ['no ID token although it would be checked', checkingApp, people.buyer, undefined, 200],
    ['the ID token of another user', checkingApp, people.seller, 'Bearer good', 403],
    ['an unknown ID token', checkingApp, people.buyer, 'Bearer stale', 403],
    ['the ID token of a confirmed e-mail', confirmedApp, people.buyer, idToken(true), 200],
    [
      'the ID token of another e-mail',
      confirmedApp,
      people.buyer,
      idToken(false),
      403,
      { message: 'email not verified' },
    ],
    [
      'no ID token of a confirmed e-mail',
      confirmedApp,
      people.buyer,
      undefined,
      403,
      { message: 'email not verified' },
    ],
  ])('%s', async (_case, app, email, authorization, status, body: object = { access_token: '' }) => {
    const response = await requestToken(app, email, authorization);
    expect(response.status).toBe(status);
    if (status === 403) expect(await response.json()).toEqual(body);
  });
});
