import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Collection, Doc } from '@sandbox/store/collection';
import type { Database } from '@sandbox/store/database';
import { readId } from '@sandbox/store/objectId';
import type { MarketEnv } from './marketCall';
import type { CollectionName } from './responses';
import { readToken } from './tokens';

export const forbidden = (c: Context): Response => c.json({ message: 'forbidden access' }, 403);

export const requireToken = createMiddleware<MarketEnv>(async (c, next) => {
  const token = await readToken(c.req.header('authorization'));
  if (token === 'missing') return c.html('unauthorized', 401);
  if (token === 'bad') return forbidden(c);
  c.set('email', token.email);
  return next();
});

/** Must come after `requireToken`. */
export const onlyAdmin = createMiddleware<MarketEnv>(async (c, next) =>
  (await hasRole(c.get('database').users, c.get('email'), 'admin')) ? next() : forbidden(c),
);

/** Lets the sender, whom `requireToken` has found, act on a document if it is theirs. One that is gone is nobody's. */
export function onlyIf(
  name: CollectionName,
  isAllowed: (doc: Doc, sender: string, database: Database) => Promise<boolean> | boolean,
) {
  return createMiddleware<MarketEnv>(async (c, next) => {
    const database = c.get('database');
    const doc = await database[name].findOne({ _id: readId(c.req.param('id') ?? '') ?? '' });
    return doc === null || (await isAllowed(doc, c.get('email'), database)) ? next() : forbidden(c);
  });
}

/** If several records share an email, the first one counts. */
export async function hasRole(users: Collection, email: string, role: string): Promise<boolean> {
  return (await users.findOne({ email }))?.['role'] === role;
}
