import { Hono } from 'hono';
import type { HostEnv } from '@sandbox/host/hostApp';
import type { Database } from '@sandbox/store/database';
import { requireAdmin, requireToken, hasRole } from './access';
import { issueToken } from './tokens';
import { insertBody, deleteById, upsertById } from './responses';
import type { RespondWithList } from './lists';

export function userCalls({ users }: Database, respondWithList: RespondWithList) {
  const onlyAdmin = requireAdmin(users);

  return new Hono<HostEnv>()
    .get('/jwt', async (c) => {
      const email = c.req.query('email');
      // In a query of MongoDB, undefined finds the documents without the field.
      const known = await users.count({ email: email ?? { $exists: false } });
      if (known === 0) return c.json({ access_token: '' }, 403);
      return c.json({ access_token: await issueToken(email ?? '') });
    })
    .get('/user/buyer', (c) => respondWithList(c, users, { role: 'buyer' }))
    .get('/user/seller', (c) => respondWithList(c, users, { role: 'seller' }))
    .get('/users', (c) => respondWithList(c, users))
    .get('/users/admin/:email', async (c) => c.json({ isAdmin: await hasRole(users, c.req.param('email'), 'admin') }))
    .get('/users/seller/:email', async (c) =>
      c.json({ isSeller: await hasRole(users, c.req.param('email'), 'seller') }),
    )
    .get('/users/buyer/:email', async (c) => c.json({ isBuyer: await hasRole(users, c.req.param('email'), 'buyer') }))
    .get('/users/:email', (c) => respondWithList(c, users, { email: c.req.param('email') }))
    .post('/users', (c) => insertBody(c, users))
    .put('/users/admin/:id', requireToken, onlyAdmin, (c) => upsertById(c, users, { role: 'admin' }))
    .put('/users/admin/verified/:id', requireToken, onlyAdmin, (c) => upsertById(c, users, { useVerify: 'verified' }))
    .delete('/users/:id', (c) => deleteById(c, users));
}
