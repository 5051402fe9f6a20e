import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import type { Collection, Fields } from '@sandbox/store/collection';
import { newId, readId } from '@sandbox/store/objectId';

export const deleteResult = (deletedCount: number) => ({ acknowledged: true, deletedCount });

/** Stores the body as it was sent, under a new id. */
export async function insertDocument(collection: Collection, body: Fields) {
  const { _id } = await collection.insert({ ...body, _id: newId() });
  return { acknowledged: true, insertedId: _id };
}

export async function insertBody(c: Context, collection: Collection): Promise<Response> {
  return c.json(await insertDocument(collection, await readBody(c)));
}

export async function upsertById(c: Context, collection: Collection, changes: Fields): Promise<Response> {
  return withId(c, async (id) => {
    const { matched, modified, upsertedId } = await collection.upsert(id, changes);
    return c.json({
      acknowledged: true,
      matchedCount: matched,
      modifiedCount: modified,
      upsertedCount: upsertedId === null ? 0 : 1,
      upsertedId,
    });
  });
}

export async function deleteById(c: Context, collection: Collection): Promise<Response> {
  return withId(c, async (id) => c.json(deleteResult(await collection.remove({ _id: id }))));
}

/** Responds with an empty 200 if no document has the id, as the hosted API does. */
export async function getById(c: Context, collection: Collection): Promise<Response> {
  return withId(c, async (id) => {
    const doc = await collection.findOne({ _id: id });
    return doc === null ? c.body(null) : c.json(doc);
  });
}

/** The hosted API never responds to a malformed id. Neither does this one, until the client aborts. */
export function withId(c: Context, handler: (id: string) => Promise<Response>): Promise<Response> {
  const id = readId(c.req.param('id') ?? '');
  if (id !== undefined) return handler(id);
  const { signal } = c.req.raw;
  return new Promise((resolve) => {
    const endRequest = () => resolve(c.body(null));
    if (signal.aborted) endRequest();
    signal.addEventListener('abort', endRequest, { once: true });
  });
}

const bodySchema = v.pipe(
  v.unknown(),
  v.check((body) => !Array.isArray(body)),
  v.record(v.string(), v.unknown()),
);

export async function readBody(c: Context): Promise<Fields> {
  const body = v.safeParse(bodySchema, await c.req.json().catch(() => undefined));
  if (!body.success) throw new HTTPException(400, { message: 'Bad Request' });
  return body.output;
}
