import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { decode } from 'hono/jwt';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import type { HostEnv } from '@sandbox/host/hostApp';
import type { Collection, Doc } from '@sandbox/store/collection';
import type { Database } from '@sandbox/store/database';
import { readId } from '@sandbox/store/objectId';
import { forbidden, hasRole, requireAdmin, requireToken } from './access';
import { readBearerToken } from './tokens';

/** What is checked of the Firebase ID token that a `/jwt` request may carry. */
export interface TokenChecks {
  /** Returns the e-mail that the token belongs to, or undefined if the identity service rejects it. If omitted, any token will do. */
  verifyIdentity?: (idToken: string) => Promise<string | undefined>;
  /** Whether the token must say that the e-mail is confirmed. */
  requiresConfirmedEmail?: boolean;
}

const confirmedClaims = v.object({ email_verified: v.literal(true) });

/** What a careful API checks before a call, and the deployed one does not. */
export function strictChecks(
  { cars, users, wishlist }: Database,
  { verifyIdentity, requiresConfirmedEmail = false }: TokenChecks,
): Hono<HostEnv> {
  const onlyAdmin = requireAdmin(users);

  return new Hono<HostEnv>()
    .get('/jwt', async (c, next) => {
      const header = c.req.header('authorization');
      const email = c.req.query('email');
      const isTrusted =
        header === undefined ||
        verifyIdentity === undefined ||
        (await verifyIdentity(readBearerToken(header) ?? '')) === email?.toLowerCase();
      if (email === undefined || !isTrusted) return c.json({ access_token: '' }, 403);
      if (requiresConfirmedEmail && !saysConfirmed(readBearerToken(header) ?? ''))
        return c.json({ message: 'email not verified' }, 403);
      c.header('cache-control', 'no-store');
      return next();
    })
    .get('/reportedpost', requireToken, onlyAdmin)
    .delete('/reportedpost/:id', requireToken, onlyAdmin)
    .delete('/users/:id', requireToken, onlyAdmin)
    .delete(
      '/wishlist/:id',
      requireToken,
      onlyIf(wishlist, (item, email) => item['email'] === email),
    )
    .delete(
      '/seller/:id',
      requireToken,
      onlyIf(cars, async (car, email) => car['email'] === email || hasRole(users, email, 'admin')),
    )
    .post('/payments', requireToken, async (c, next) => {
      const email = c.get('email');
      const { wishListId = '', email: payer } = c.get('body');
      const item = await wishlist.findOne({ _id: readId(String(wishListId)) ?? '' });
      return payer === email && (item === null || item['email'] === email) ? next() : forbidden(c);
    })
    .on('GET', ['/cars/:id', '/wishlist/:id'], validId)
    .on(['DELETE', 'PUT'], ['/:collection/:id', '/users/admin/:id', '/users/admin/verified/:id'], validId)
    .post('/:collection', validDocument);
}

function saysConfirmed(idToken: string) {
  try {
    return v.is(confirmedClaims, decode(idToken).payload);
  } catch {
    return false;
  }
}

/** Lets a person delete a document if it is theirs. One that is gone is nobody's. */
function onlyIf(collection: Collection, isAllowed: (doc: Doc, email: string) => Promise<boolean> | boolean) {
  return createMiddleware<HostEnv>(async (c, next) => {
    const doc = await collection.findOne({ _id: readId(c.req.param('id') ?? '') ?? '' });
    return doc === null || (await isAllowed(doc, c.get('email'))) ? next() : forbidden(c);
  });
}

const validId = createMiddleware(async (c, next) => {
  if (readId(c.req.param('id') ?? '') === undefined) throw new HTTPException(400, { message: 'Bad Request' });
  return next();
});

/** A document has fields and gets its id from the host. */
const validDocument = createMiddleware<HostEnv>(async (c, next) => {
  const fields = Object.entries(c.get('body')).filter(([name]) => name !== '_id');
  if (fields.length === 0) throw new HTTPException(400, { message: 'Bad Request' });
  c.set('body', Object.fromEntries(fields));
  return next();
});
