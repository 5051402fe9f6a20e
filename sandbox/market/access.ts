import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { HostEnv } from '@sandbox/host/hostApp';
import type { Collection } from '@sandbox/store/collection';
import { readToken } from './tokens';

export const forbidden = (c: Context): Response => c.json({ message: 'forbidden access' }, 403);

export const requireToken = createMiddleware<HostEnv>(async (c, next) => {
  const token = await readToken(c.req.header('authorization'));
  if (token === 'missing') return c.html('unauthorized', 401);
  if (token === 'bad') return forbidden(c);
  c.set('email', token.email);
  return next();
});

/** Must come after `requireToken`. */
export const requireAdmin = (users: Collection) =>
  createMiddleware<HostEnv>(async (c, next) =>
    (await hasRole(users, c.get('email'), 'admin')) ? next() : forbidden(c),
  );

/** If several records share an e-mail, the first one counts. */
export async function hasRole(users: Collection, email: string, role: string): Promise<boolean> {
  return (await users.findOne({ email }))?.['role'] === role;
}
