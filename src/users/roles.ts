import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { api } from '@/api/client';
import { path } from '@/api/path';
import { keys } from '@/lib/config/queryKeys';

/** The roles that some pages require. Every signed-in user may do what a buyer may do. */
export type GuardedRole = 'admin' | 'seller';

export const roleResponses = {
  admin: v.pipe(
    v.object({ isAdmin: v.boolean() }),
    v.transform(({ isAdmin }) => isAdmin),
  ),
  seller: v.pipe(
    v.object({ isSeller: v.boolean() }),
    v.transform(({ isSeller }) => isSeller),
  ),
};
const calls = { admin: '/users/admin/:email', seller: '/users/seller/:email' } as const;

export const holdsRole = (role: GuardedRole, email: string) =>
  queryOptions({
    queryKey: [...keys.roles, role, email],
    queryFn: ({ signal }) => api.get(path(calls[role], { email }), roleResponses[role], { signal, isUncached: true }),
  });
