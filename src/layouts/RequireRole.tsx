import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '@/lib/config/paths';
import { useUser } from '@/session/session';
import { Loaded } from '@/ui/feedback/Loaded';
import { holdsRole, type GuardedRole } from '@/users/roles';

/** Must be inside `RequireUser`. The server decides who holds the role; the login page explains the refusal to the user. */
export function RequireRole({ role }: { role: GuardedRole }) {
  const { email } = useUser();
  const location = useLocation();
  const hasRole = useQuery(holdsRole(role, email));

  return (
    <Loaded query={hasRole}>
      {(isHolder) =>
        isHolder ? (
          <Outlet />
        ) : (
          <Navigate to={paths.login} state={{ refused: role, from: location.pathname + location.search }} replace />
        )
      }
    </Loaded>
  );
}
