import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import type { HostEnv } from './hostApp';

const MAX_BYTES = 100 * 1024;

// An array is a record, too: of its indices.
const record = v.record(v.string(), v.unknown());

/** Reads a body as `express.json()` does: none, or one of another type, is an empty object. */
export const readJson = createMiddleware<HostEnv>(async (c, next) => {
  const bytes = await c.req.arrayBuffer();
  const isJson = /^application\/json\b/i.test(c.req.header('content-type') ?? '');
  c.set('body', isJson && bytes.byteLength > 0 ? parse(bytes) : {});
  return next();
});

function parse(bytes: ArrayBuffer) {
  if (bytes.byteLength > MAX_BYTES) throw new HTTPException(413, { message: 'request entity too large' });
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return v.parse(record, json);
  } catch (cause) {
    throw new HTTPException(400, { message: cause instanceof Error ? cause.message : String(cause), cause });
  }
}
