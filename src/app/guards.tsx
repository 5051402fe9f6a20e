import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import { paths } from '@/shared/config/paths';
import { holdsRole, type GuardedRole } from '@/shared/users/roles';
import { useSession, useUser } from '@/shared/session/SessionProvider';
import { Loaded } from '@/shared/ui/feedback/Loaded';
import { Spinner } from '@/shared/ui/feedback/Spinner';

const FinishSignUp = lazyWithPreload(() => import('@/features/auth/FinishSignUp'), 'FinishSignUp', <Spinner />);
const NoProfile = lazyWithPreload(() => import('@/features/auth/NoProfile'), 'NoProfile', <Spinner />);

/** Signed-out visitors go to the login page, which sends them back here; whoever signs out on a guarded page goes home. */
export function RequireUser() {
  const session = useSession();
  const location = useLocation();
  const [wasHere, setWasHere] = useState(false);
  if ('user' in session && !wasHere) setWasHere(true);

  switch (session.status) {
    case 'loading':
      return <Spinner />;
    case 'signed-out':
      if (wasHere && session.reason === undefined) return <Navigate to={paths.home} replace />;
      return <Navigate to={paths.login} state={{ from: location.pathname + location.search }} replace />;
    case 'completing-sign-up':
      return <FinishSignUp user={session.user} error={session.error} />;
    case 'no-record':
      return <NoProfile user={session.user} />;
    case 'signed-in':
      return <Outlet />;
  }
}

export const RequireAdmin = () => <RequireRole role="admin" />;
export const RequireSeller = () => <RequireRole role="seller" />;

/** Sits inside RequireUser; the server says who holds the role. The login page tells why one came there. */
function RequireRole({ role }: { role: GuardedRole }) {
  const { email } = useUser();
  const location = useLocation();
  const hasRole = useQuery(holdsRole(role, email));

  return (
    <Loaded query={hasRole}>
      {(yes) =>
        yes ? <Outlet /> : <Navigate to={paths.login} state={{ refused: role, from: location.pathname }} replace />
      }
    </Loaded>
  );
}
