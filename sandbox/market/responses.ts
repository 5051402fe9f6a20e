import type { Context } from 'hono';
import { tagOf } from '@sandbox/host/sendAsExpress';
import type { Collection, Fields } from '@sandbox/store/collection';
import type { Database } from '@sandbox/store/database';
import { toObjectId } from '@sandbox/store/objectId';
import type { MarketEnv } from './marketCall';

export type CollectionName = Exclude<keyof Database, 'clear' | 'close'>;

const deleteResult = (deletedCount: number) => ({ acknowledged: true, deletedCount });

/** Stores the body as it was sent; it has a new id unless it has one. @throws Error if there is a document with its id */
export async function insertDocument(collection: Collection, body: Fields) {
  const { _id } = await collection.insert(body);
  return { acknowledged: true, insertedId: _id };
}

/** Responds with all documents of the collection that have these values. */
export function list(c: Context<MarketEnv>, name: CollectionName, query?: Fields): Promise<Response> {
  return c.get('respondWithList')(c, c.get('database')[name], query);
}

export async function insertBody(c: Context<MarketEnv>, name: CollectionName): Promise<Response> {
  return c.json(await insertDocument(c.get('database')[name], c.get('body')));
}

export async function upsertById(c: Context<MarketEnv>, name: CollectionName, changes: Fields): Promise<Response> {
  const { matched, modified, upsertedId } = await c.get('database')[name].upsert(idOf(c), changes);
  return c.json({
    acknowledged: true,
    matchedCount: matched,
    modifiedCount: modified,
    upsertedCount: upsertedId === null ? 0 : 1,
    upsertedId,
  });
}

export async function deleteById(c: Context<MarketEnv>, name: CollectionName): Promise<Response> {
  return c.json(deleteResult(await c.get('database')[name].remove({ _id: idOf(c) })));
}

/** Responds with an empty 200 if no document has the id, as the hosted API does. */
export async function getById(c: Context<MarketEnv>, name: CollectionName): Promise<Response> {
  const doc = await c.get('database')[name].findOne({ _id: idOf(c) });
  return doc === null ? c.body(null, 200, { etag: tagOf('') }) : c.json(doc);
}

const idOf = (c: Context) => toObjectId(c.req.param('id'));
