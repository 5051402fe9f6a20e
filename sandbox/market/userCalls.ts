import { Hono } from 'hono';
import { bearerOf, issueToken } from './tokens';
import type { World } from '@sandbox/store/world';
import { admin, bearer, holdsRole, type Signed } from './access';
import { insertBody, removeById, upsertById } from './answers';
import type { AnswerList } from './lists';

/** The e-mail that an identity token belongs to, or nothing when the identity service does not know it. */
export type VerifyIdentity = (idToken: string) => Promise<string | undefined>;

export function userCalls({ users }: World, answerList: AnswerList, verifyIdentity?: VerifyIdentity) {
  const onlyAdmin = admin(users);

  return new Hono<Signed>()
    .get('/jwt', async (c) => {
      const email = c.req.query('email') ?? '';
      const header = c.req.header('authorization');
      const isTrusted =
        header === undefined ||
        verifyIdentity === undefined ||
        (await verifyIdentity(bearerOf(header) ?? '')) === email;
      c.header('cache-control', 'no-store');
      if (!isTrusted || (await users.count({ email })) === 0) return c.json({ access_token: '' }, 403);
      return c.json({ access_token: await issueToken(email) });
    })
    .get('/user/buyer', (c) => answerList(c, users, { role: 'buyer' }))
    .get('/user/seller', (c) => answerList(c, users, { role: 'seller' }))
    .get('/users/admin/:email', async (c) => c.json({ isAdmin: await holdsRole(users, c.req.param('email'), 'admin') }))
    .get('/users/seller/:email', async (c) =>
      c.json({ isSeller: await holdsRole(users, c.req.param('email'), 'seller') }),
    )
    .get('/users/:email', (c) => answerList(c, users, { email: c.req.param('email') }))
    .post('/users', (c) => insertBody(c, users))
    .put('/users/admin/:id', bearer, onlyAdmin, (c) => upsertById(c, users, { role: 'admin' }))
    .put('/users/admin/verified/:id', bearer, onlyAdmin, (c) => upsertById(c, users, { useVerify: 'verified' }))
    .delete('/users/:id', bearer, onlyAdmin, (c) => removeById(c, users));
}
