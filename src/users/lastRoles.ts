import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as v from 'valibot';
import { createUserStore, useUserStore } from '@/lib/browser/userStore';
import { holdsRole } from './roles';

const roles = v.object({ isAdmin: v.boolean(), isSeller: v.boolean() });
const lastRoles = createUserStore('roles 1', v.optional(roles), undefined);

/**
 * The user's roles for the menu: those of the last visit until the server has responded. The guards of the pages wait for that
 * response.
 */
export function useMenuRoles(email: string) {
  const last = useUserStore(lastRoles, email);
  const queries = [useQuery(holdsRole('admin', email)), useQuery(holdsRole('seller', email))] as const;
  const [admin, seller] = [queries[0].data, queries[1].data];

  useEffect(() => {
    if (admin === undefined || seller === undefined) return;
    lastRoles.update(email, (stored) =>
      stored?.isAdmin === admin && stored.isSeller === seller ? stored : { isAdmin: admin, isSeller: seller },
    );
  }, [email, admin, seller]);
  return {
    isAdmin: admin ?? last?.isAdmin ?? false,
    isSeller: seller ?? last?.isSeller ?? false,
    /** At the first visit, until the server has responded, or does not. */
    areUnknown: !last && queries.some((query) => query.isLoading && query.failureCount + query.errorUpdateCount === 0),
  };
}

/** The user's roles at the last visit to the dashboard; undefined without one on this device. */
export const lastRolesOf = (email: string) => lastRoles.read(email);

/** To be called when the roles have changed, so that they are asked for outside the dashboard too. */
export const forgetLastRoles = (email: string) => lastRoles.update(email, () => undefined);

/** Whether the user is an admin, outside the dashboard: asked only while the dashboard of this device has not said so. */
export function useIsAdmin(email: string) {
  const last = useUserStore(lastRoles, email);
  const { data } = useQuery({ ...holdsRole('admin', email), enabled: last === undefined });
  return data ?? last?.isAdmin ?? false;
}

/** The user's role, asked under the same condition; undefined as long as a buyer may be something else. */
export function useRole(email: string) {
  const last = useUserStore(lastRoles, email);
  const enabled = last === undefined;
  const isAdmin = useQuery({ ...holdsRole('admin', email), enabled }).data ?? last?.isAdmin;
  const isSeller = useQuery({ ...holdsRole('seller', email), enabled }).data ?? last?.isSeller;
  if (isAdmin) return 'admin';
  if (isSeller) return 'seller';
  return isAdmin === undefined || isSeller === undefined ? undefined : 'buyer';
}
