import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { decode } from 'hono/jwt';
import * as v from 'valibot';
import { onlyAdmin, hasRole, requireToken } from './access';
import { type MarketCall, type MarketEnv, bodyFields } from './marketCall';
import { deleteById, insertBody, list, upsertById } from './responses';
import { issueToken, readBearerToken } from './tokens';

const { email, nonEmpty, text } = bodyFields;

const user = v.strictObject({ name: nonEmpty, email, photURL: text, role: v.picklist(['buyer', 'seller']) });
const confirmedClaims = v.object({ email_verified: v.literal(true) });

const trustedIdentity = createMiddleware<MarketEnv>(async (c, next) => {
  const { verifyIdentity, requiresConfirmedEmail = false } = c.get('tokenChecks');
  const header = c.req.header('authorization');
  const asked = c.req.query('email');
  const isTrusted =
    header !== undefined &&
    (verifyIdentity === undefined || (await verifyIdentity(readBearerToken(header) ?? '')) === asked?.toLowerCase());
  if (asked === undefined || !isTrusted) return c.json({ access_token: '' }, 403);
  if (requiresConfirmedEmail && !saysConfirmed(readBearerToken(header) ?? ''))
    return c.json({ message: 'email not verified' }, 403);
  c.header('cache-control', 'no-store');
  return next();
});

export const userCalls = {
  'GET /jwt': {
    bearer: 'identity',
    query: ['email'],
    strictChecks: [trustedIdentity],
    respond: async (c) => {
      const whose = c.req.query('email');
      // In a query of MongoDB, undefined finds the documents without the field.
      const known = await c.get('database').users.count({ email: whose ?? { $exists: false } });
      if (known === 0) return c.json({ access_token: '' }, 403);
      return c.json({ access_token: await issueToken(whose ?? '') });
    },
  },
  'GET /user/buyer': { bearer: 'none', respond: (c) => list(c, 'users', { role: 'buyer' }) },
  'GET /user/seller': { bearer: 'none', respond: (c) => list(c, 'users', { role: 'seller' }) },
  'GET /users/:email': { bearer: 'none', respond: (c) => list(c, 'users', { email: c.req.param('email') }) },
  'POST /users': { bearer: 'none', body: user, respond: (c) => insertBody(c, 'users') },
  'GET /users/admin/:email': {
    bearer: 'none',
    respond: async (c) => c.json({ isAdmin: await isOfRole(c, 'admin') }),
  },
  'GET /users/seller/:email': {
    bearer: 'none',
    respond: async (c) => c.json({ isSeller: await isOfRole(c, 'seller') }),
  },
  'PUT /users/admin/:id': {
    bearer: 'market',
    checks: [requireToken, onlyAdmin],
    respond: (c) => upsertById(c, 'users', { role: 'admin' }),
  },
  'PUT /users/admin/verified/:id': {
    bearer: 'market',
    checks: [requireToken, onlyAdmin],
    respond: (c) => upsertById(c, 'users', { useVerify: 'verified' }),
  },
  'DELETE /users/:id': {
    bearer: 'market',
    strictChecks: [requireToken, onlyAdmin],
    respond: (c) => deleteById(c, 'users'),
  },
} as const satisfies Record<string, MarketCall>;

/** Whether the person of the path has the role. */
export function isOfRole(c: Context<MarketEnv>, role: string): Promise<boolean> {
  return hasRole(c.get('database').users, c.req.param('email') ?? '', role);
}

function saysConfirmed(idToken: string) {
  try {
    return v.is(confirmedClaims, decode(idToken).payload);
  } catch {
    return false;
  }
}
