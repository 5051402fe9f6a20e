import type { BrowserContext, Route } from '@playwright/test';
import * as v from 'valibot';
import { addressOf } from '@sandbox/run/ports';
import type { Fields } from '@sandbox/store/collection';
import { newId } from '@sandbox/store/objectId';
import { hostileBrands, hostileCars, hostileReports, hostileUsers, hostileWishes } from '@tests/support/hostile';

type Doc = Fields & { _id: string };

const list = v.array(v.looseObject({}));
const withIds = (documents: readonly Fields[]): Doc[] =>
  documents.map((fields, index) => ({ ...fields, _id: newId(new Date(Date.now() - index * 60_000)) }));

const cars = withIds(hostileCars.map((car) => ({ ...car, postStatus: 'sellerPost' })));

/** The ids of the hostile cars, in their order. */
export const carIds = cars.map(({ _id }) => _id);

/**
 * Adds hostile documents to the API's responses, for this browser only: other tests share the same store.
 * @param email the owner of the wishlist
 */
export async function addHostileDocuments(context: BrowserContext, email: string) {
  const wishes = withIds(hostileWishes.map((wish) => ({ ...wish, email: email })));
  const payable = { ...cars[0], ...wishes[0], _id: newId(), wishListIid: carIds[0], price: 24500, paid: false };
  const paid = { ...payable, _id: newId(), paid: true };
  const add = async (path: string, documents: readonly Fields[]) =>
    context.route(`${addressOf('market')}${path}`, (route) => respond(route, documents));

  await add('/cars', cars);
  await add('/seller/post', cars);
  await add('/category/*', cars);
  await add('/carCategories', withIds(hostileBrands));
  await add('/wishlist?*', [...wishes, payable, paid]);
  await add(
    '/reportedpost',
    withIds(hostileReports.map((report, index) => ({ ...report, reportPostId: carIds[index] }))),
  );
  await add('/user/seller', withIds(hostileUsers.map((user) => ({ ...user, role: 'seller' }))));
  await add('/user/buyer', withIds(hostileUsers.map((user) => ({ ...user, role: 'buyer' }))));
  for (const car of cars) await context.route(`${addressOf('market')}/cars/${car._id}`, (route) => fulfil(route, car));
  for (const wish of [payable, paid])
    await context.route(`${addressOf('market')}/wishlist/${wish._id}`, (route) => fulfil(route, wish));
  return { payable: payable._id, paid: paid._id };
}

/** Adds the last three documents of the real response after the hostile ones. */
async function respond(route: Route, documents: readonly Fields[]) {
  if (route.request().method() !== 'GET') return route.fallback();
  const { authorization = '' } = route.request().headers();
  const response = await fetch(route.request().url(), { headers: { authorization } });
  const stored = v.parse(list, await response.json());
  return fulfil(route, [...documents, ...stored.slice(-3)]);
}

/** Ignores errors, because the page may be closed by then. */
function fulfil(route: Route, json: unknown) {
  if (route.request().method() !== 'GET') return route.fallback();
  return route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } }).catch(() => undefined);
}
