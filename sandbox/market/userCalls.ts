import { Hono } from 'hono';
import { readBearerToken, issueToken } from './tokens';
import type { Database } from '@sandbox/store/database';
import { requireAdmin, requireToken, hasRole, type AuthEnv } from './access';
import { insertBody, deleteById, upsertById } from './responses';
import type { RespondWithList } from './lists';

/** Returns the e-mail that a Firebase ID token belongs to, or undefined if the identity service rejects the token. */
export type VerifyIdentity = (idToken: string) => Promise<string | undefined>;

export function userCalls({ users }: Database, respondWithList: RespondWithList, verifyIdentity?: VerifyIdentity) {
  const onlyAdmin = requireAdmin(users);

  return new Hono<AuthEnv>()
    .get('/jwt', async (c) => {
      const email = c.req.query('email') ?? '';
      const header = c.req.header('authorization');
      const isTrusted =
        header === undefined ||
        verifyIdentity === undefined ||
        (await verifyIdentity(readBearerToken(header) ?? '')) === email;
      c.header('cache-control', 'no-store');
      if (!isTrusted || (await users.count({ email })) === 0) return c.json({ access_token: '' }, 403);
      return c.json({ access_token: await issueToken(email) });
    })
    .get('/user/buyer', (c) => respondWithList(c, users, { role: 'buyer' }))
    .get('/user/seller', (c) => respondWithList(c, users, { role: 'seller' }))
    .get('/users/admin/:email', async (c) => c.json({ isAdmin: await hasRole(users, c.req.param('email'), 'admin') }))
    .get('/users/seller/:email', async (c) =>
      c.json({ isSeller: await hasRole(users, c.req.param('email'), 'seller') }),
    )
    .get('/users/:email', (c) => respondWithList(c, users, { email: c.req.param('email') }))
    .post('/users', (c) => insertBody(c, users))
    .put('/users/admin/:id', requireToken, onlyAdmin, (c) => upsertById(c, users, { role: 'admin' }))
    .put('/users/admin/verified/:id', requireToken, onlyAdmin, (c) => upsertById(c, users, { useVerify: 'verified' }))
    .delete('/users/:id', requireToken, onlyAdmin, (c) => deleteById(c, users));
}
