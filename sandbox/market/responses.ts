import type { Context } from 'hono';
import type { HostEnv } from '@sandbox/host/hostApp';
import { tagOf } from '@sandbox/host/sendAsExpress';
import type { Collection, Fields } from '@sandbox/store/collection';
import { toObjectId } from '@sandbox/store/objectId';

const deleteResult = (deletedCount: number) => ({ acknowledged: true, deletedCount });

/** Stores the body as it was sent; it has a new id unless it has one. @throws Error if there is a document with its id */
export async function insertDocument(collection: Collection, body: Fields) {
  const { _id } = await collection.insert(body);
  return { acknowledged: true, insertedId: _id };
}

export async function insertBody(c: Context<HostEnv>, collection: Collection): Promise<Response> {
  return c.json(await insertDocument(collection, c.get('body')));
}

export async function upsertById(c: Context, collection: Collection, changes: Fields): Promise<Response> {
  const { matched, modified, upsertedId } = await collection.upsert(idOf(c), changes);
  return c.json({
    acknowledged: true,
    matchedCount: matched,
    modifiedCount: modified,
    upsertedCount: upsertedId === null ? 0 : 1,
    upsertedId,
  });
}

export async function deleteById(c: Context, collection: Collection): Promise<Response> {
  return c.json(deleteResult(await collection.remove({ _id: idOf(c) })));
}

/** Responds with an empty 200 if no document has the id, as the hosted API does. */
export async function getById(c: Context, collection: Collection): Promise<Response> {
  const doc = await collection.findOne({ _id: idOf(c) });
  return doc === null ? c.body(null, 200, { etag: tagOf('') }) : c.json(doc);
}

const idOf = (c: Context) => toObjectId(c.req.param('id'));
