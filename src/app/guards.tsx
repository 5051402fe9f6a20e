import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation, useMatch } from 'react-router-dom';
import { allCars } from '@/features/cars/queries';
import { ConfirmEmail, FinishSignUp, NoProfile } from '@/features/auth/lazyParts';
import { paths } from '@/shared/config/paths';
import { holdsRole, type GuardedRole } from '@/shared/users/roles';
import { useHasSignedOut, useSession, useUser } from '@/shared/session/SessionProvider';
import { Loaded } from '@/shared/ui/feedback/Loaded';
import { Spinner } from '@/shared/ui/feedback/Spinner';

/**
 * Redirects signed-out visitors to the login page, which sends them back here after the login. A user who signs out on a
 * guarded page goes to the home page instead, unless the session ended for another reason.
 */
export function RequireUser() {
  const session = useSession();
  const location = useLocation();
  const hasSignedOut = useHasSignedOut();

  switch (session.status) {
    case 'loading':
      return <Spinner />;
    case 'signed-out':
      if (hasSignedOut) return <Navigate to={paths.home} replace />;
      return <Navigate to={paths.login} state={{ from: location.pathname + location.search }} replace />;
    case 'completing-sign-up':
      return <FinishSignUp user={session.user} error={session.error} />;
    case 'no-record':
      return <NoProfile user={session.user} />;
    case 'unconfirmed':
      return <ConfirmEmail user={session.user} />;
    case 'signed-in':
      return <Outlet />;
  }
}

/** The list of all cars needs no user, so the overview's is fetched while its guard waits. */
export function RequireAdmin() {
  const isOverview = useMatch(paths.overview) !== null;
  useQuery({ ...allCars, enabled: isOverview });
  return <RequireRole role="admin" />;
}

export const RequireSeller = () => <RequireRole role="seller" />;

/** Must be inside `RequireUser`. The server decides who holds the role; the login page explains the refusal to the user. */
function RequireRole({ role }: { role: GuardedRole }) {
  const { email } = useUser();
  const location = useLocation();
  const hasRole = useQuery(holdsRole(role, email));

  return (
    <Loaded query={hasRole}>
      {(isHolder) =>
        isHolder ? <Outlet /> : <Navigate to={paths.login} state={{ refused: role, from: location.pathname }} replace />
      }
    </Loaded>
  );
}
