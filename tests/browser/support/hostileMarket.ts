import { addressOf } from '@sandbox/run/ports';
import type { Fields } from '@sandbox/store/collection';
import { newId } from '@sandbox/store/objectId';
import type { BrowserContext, Route } from '@playwright/test';
import * as v from 'valibot';
import { hostileBrands, hostileCars, hostileReports, hostileUsers, hostileWishes } from '@tests/support/hostile';

type Doc = Fields & { _id: string };

const list = v.array(v.looseObject({}));
const withIds = (documents: readonly Fields[]): Doc[] =>
  documents.map((fields, at) => ({ ...fields, _id: newId(new Date(Date.now() - at * 60_000)) }));

const cars = withIds(hostileCars.map((car) => ({ ...car, postStatus: 'sellerPost' })));

/** Hostile cars by id, in their order. */
export const carIds = cars.map(({ _id }) => _id);

/**
 * Puts hostile documents between those of the market, for this browser alone: other tests share the market's store.
 * @param wisher whose wishlist they stand on
 */
export async function openHostileMarket(context: BrowserContext, wisher: string) {
  const wishes = withIds(hostileWishes.map((wish) => ({ ...wish, email: wisher })));
  const payable = { ...cars[0], ...wishes[0], _id: newId(), wishListIid: carIds[0], price: 24500, paid: false };
  const paid = { ...payable, _id: newId(), paid: true };
  const add = async (path: string, documents: readonly Fields[]) =>
    context.route(`${addressOf('market')}${path}`, (route) => answer(route, documents));

  await add('/cars', cars);
  await add('/seller/post', cars);
  await add('/category/*', cars);
  await add('/carCategories', withIds(hostileBrands));
  await add('/wishlist?*', [...wishes, payable, paid]);
  await add('/reportedpost', withIds(hostileReports.map((report, at) => ({ ...report, reportPostId: carIds[at] }))));
  await add('/user/seller', withIds(hostileUsers.map((user) => ({ ...user, role: 'seller' }))));
  await add('/user/buyer', withIds(hostileUsers.map((user) => ({ ...user, role: 'buyer' }))));
  for (const one of cars) await context.route(`${addressOf('market')}/cars/${one._id}`, (route) => fulfil(route, one));
  for (const one of [payable, paid])
    await context.route(`${addressOf('market')}/wishlist/${one._id}`, (route) => fulfil(route, one));
  return { payable: payable._id, paid: paid._id };
}

/** Before the market's own documents, so that these are what stands among the hostile ones. */
async function answer(route: Route, documents: readonly Fields[]) {
  if (route.request().method() !== 'GET') return route.fallback();
  const { authorization = '' } = route.request().headers();
  const response = await fetch(route.request().url(), { headers: { authorization } });
  const own = v.parse(list, await response.json());
  return fulfil(route, [...documents, ...own.slice(-3)]);
}

/** The page may be gone by then. */
function fulfil(route: Route, json: unknown) {
  if (route.request().method() !== 'GET') return route.fallback();
  return route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } }).catch(() => undefined);
}
