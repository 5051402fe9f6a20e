import type { Fields } from '@sandbox/store/collection';
import { aBrand, aCar } from './database';
import { hostileBrands, hostileCars, hostileIds } from './hostile';

type Create = (fields?: Fields, at?: Date) => { id: string };

/** Stores the documents, the first as the newest. @returns their ids */
export function putHostile(create: Create, documents: readonly Fields[], shared: Fields = {}) {
  const now = Date.now() - 3600_000;
  return documents.map((fields, index) => create({ ...fields, ...shared }, new Date(now - index * 60_000)).id);
}

/** Stores every hostile car and brand, cars with hostile ids, and one ordinary car that is the newest. */
export function aHostileMarket(shared: Fields = {}) {
  putHostile(aBrand, hostileBrands);
  for (const _id of hostileIds) aCar({ ...shared, _id, title: 'Of a hostile id' });
  const ids = putHostile(aCar, hostileCars, shared);
  return { ids, good: aCar({ ...shared, title: 'Corolla 2016' }) };
}
