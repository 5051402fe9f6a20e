import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as v from 'valibot';
import { createUserStore, useUserStore } from '@/shared/browser/userStore';
import { holdsRole } from './roles';

const roles = v.object({ isAdmin: v.boolean(), isSeller: v.boolean() });
const lastRoles = createUserStore('roles 1', roles, { isAdmin: false, isSeller: false });

/**
 * The user's roles for the menu: those of the last visit until the server has responded. The guards of the pages wait for that
 * response.
 */
export function useMenuRoles(email: string) {
  const last = useUserStore(lastRoles, email);
  const isAdmin = useQuery(holdsRole('admin', email)).data ?? last.isAdmin;
  const isSeller = useQuery(holdsRole('seller', email)).data ?? last.isSeller;

  useEffect(() => {
    lastRoles.update(email, (stored) =>
      stored.isAdmin === isAdmin && stored.isSeller === isSeller ? stored : { isAdmin, isSeller },
    );
  }, [email, isAdmin, isSeller]);
  return { isAdmin, isSeller };
}
