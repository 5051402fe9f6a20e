import type { Fields } from '@sandbox/store/collection';
import { hostileBrands, hostileCars, hostileIds } from './hostile';
import { aBrand, aCar } from './world';

type Put = (fields?: Fields, at?: Date) => { id: string };

/** Puts the documents into the market, the first as the newest. @returns their ids */
export function putHostile(put: Put, documents: readonly Fields[], shared: Fields = {}) {
  const now = Date.now() - 3600_000;
  return documents.map((fields, at) => put({ ...fields, ...shared }, new Date(now - at * 60_000)).id);
}

/** Every hostile car and brand, documents whose ids are hostile, and one car that is newer and means no harm. */
export function aHostileMarket(shared: Fields = {}) {
  putHostile(aBrand, hostileBrands);
  for (const _id of hostileIds) aCar({ ...shared, _id, title: 'Of a hostile id' });
  const ids = putHostile(aCar, hostileCars, shared);
  return { ids, good: aCar({ ...shared, title: 'Corolla 2016' }) };
}
