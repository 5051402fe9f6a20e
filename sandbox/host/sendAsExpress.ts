import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { createHash } from 'node:crypto';

export const tagOf = (body: string): string =>
  `W/"${Buffer.byteLength(body).toString(16)}-${createHash('sha1').update(body).digest('base64').slice(0, 27)}"`;

/** Every response of a handler names its character set and has an ETag, and one that the client has already is a 304. Error pages differ. */
export const sendAsExpress = createMiddleware(async (c, next) => {
  await next();
  if (c.error !== undefined || c.res.status === 404) return;
  const tag = c.res.headers.get('etag') ?? tagOf(await c.res.clone().text());
  // Read after the clone: the response of Hono's Node server then has other headers.
  const { headers } = c.res;
  const type = headers.get('content-type')?.split(';')[0];
  if (type !== undefined) headers.set('content-type', `${type}; charset=utf-8`);
  headers.set('etag', tag);
  if (c.res.ok && isKnown(c, tag)) c.res = new Response(null, { status: 304, headers });
});

/** Express does not compare ETags if the request says `no-cache`, which Node's fetch adds to one with an ETag. */
const isKnown = (c: Context, tag: string) =>
  ['GET', 'HEAD'].includes(c.req.method) &&
  c.req.header('cache-control') !== 'no-cache' &&
  c.req.header('if-none-match')?.includes(tag) === true;
