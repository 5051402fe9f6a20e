import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import type { Collection, Fields } from '@sandbox/store/collection';
import { newId, readId } from '@sandbox/store/objectId';

export const deleted = (deletedCount: number) => ({ acknowledged: true, deletedCount });

/** Stores a body whole; only the id is the market's own. */
export async function inserted(collection: Collection, body: Fields) {
  const { _id } = await collection.insert({ ...body, _id: newId() });
  return { acknowledged: true, insertedId: _id };
}

export async function insertBody(c: Context, collection: Collection): Promise<Response> {
  return c.json(await inserted(collection, await bodyOf(c)));
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

export async function removeById(c: Context, collection: Collection): Promise<Response> {
  return withId(c, async (id) => c.json(deleted(await collection.remove({ _id: id }))));
}

/** The document of that id; one that is gone is an empty 200, as on the hosted market. */
export async function oneById(c: Context, collection: Collection): Promise<Response> {
  return withId(c, async (id) => {
    const doc = await collection.findOne({ _id: id });
    return doc === null ? c.body(null) : c.json(doc);
  });
}

/** Without a well-formed id the hosted market never answers; neither does this one, until the caller gives up. */
export function withId(c: Context, answer: (id: string) => Promise<Response>): Promise<Response> {
  const id = readId(c.req.param('id') ?? '');
  if (id !== undefined) return answer(id);
  const { signal } = c.req.raw;
  return new Promise((resolve) => {
    const giveUp = () => resolve(c.body(null));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

const bodySchema = v.pipe(
  v.unknown(),
  v.check((body) => !Array.isArray(body)),
  v.record(v.string(), v.unknown()),
);

export async function bodyOf(c: Context): Promise<Fields> {
  const body = v.safeParse(bodySchema, await c.req.json().catch(() => undefined));
  if (!body.success) throw new HTTPException(400, { message: 'Bad Request' });
  return body.output;
}
