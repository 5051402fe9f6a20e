import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { IncompleteAccount } from '@/auth/account/IncompleteAccount';
import { paths } from '@/lib/config/paths';
import { useHasSignedOut, useSession } from '@/session/session';
import { Spinner } from '@/ui/feedback/loading';

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
    case 'signed-in':
      return <Outlet />;
    case 'completing-sign-up':
    case 'no-record':
    case 'unconfirmed':
      return <IncompleteAccount session={session} />;
  }
}
