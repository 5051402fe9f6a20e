import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Collection } from '@sandbox/store/collection';
import { readToken } from './tokens';

/** What a call knows once its bearer has been read. */
export interface Signed {
  Variables: { email: string };
}

export const forbidden = (c: Context): Response => c.json({ message: 'forbidden access' }, 403);

export const bearer = createMiddleware<Signed>(async (c, next) => {
  const holder = await readToken(c.req.header('authorization'));
  if (holder === 'missing') return c.text('unauthorized', 401);
  if (holder === 'bad') return forbidden(c);
  c.set('email', holder.email);
  return next();
});

/** Comes after `bearer`. */
export const admin = (users: Collection) =>
  createMiddleware<Signed>(async (c, next) =>
    (await holdsRole(users, c.get('email'), 'admin')) ? next() : forbidden(c),
  );

/** Of several records of one e-mail the first is the person. */
export async function holdsRole(users: Collection, email: string, role: string): Promise<boolean> {
  return (await users.findOne({ email }))?.['role'] === role;
}
