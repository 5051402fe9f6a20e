import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useLocation, useMatch } from 'react-router-dom';
import { goalOf } from '@/app/goalOf';
import { AuthScene } from '@/features/auth/AuthScene';
import { AuthTabs } from '@/features/auth/AuthTabs';
import { SessionEndedNote } from '@/features/auth/SessionEndedNote';
import { FaceHeading } from '@/features/auth/FaceHeading';
import { FlipCard } from '@/features/auth/FlipCard';
import { IncompleteAccount } from '@/features/auth/IncompleteAccount';
import { LoginForm } from '@/features/auth/LoginForm';
import { readLoginState } from '@/features/auth/loginState';
import { SignUpFace } from '@/features/auth/SignUpFace';
import { StorageRefusedNote } from '@/features/auth/StorageRefusedNote';
import { WayIn } from '@/features/auth/wayIn/WayIn';
import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import { paths } from '@/shared/config/paths';
import { useHasSignedOut, useSession } from '@/shared/session/SessionProvider';
import { authMessages } from '@/shared/messages/auth';
import { Spinner } from '@/shared/ui/feedback/Spinner';

const AccessRefused = lazyWithPreload(() => import('@/features/auth/AccessRefused'), 'AccessRefused', {
  fallback: <Spinner />,
  isAwaited: true,
});

/**
 * `/login` and `/signup` are the two faces of one card. A signed-in user is redirected to the page that they came from; a
 * user who signs out here, because their account is incomplete or lacks a role, goes to the home page.
 */
function LoginPage() {
  const session = useSession();
  const location = useLocation();
  const isSignUp = useMatch(paths.signUp) !== null;
  const { returnTo, refused } = readLoginState(location.state);
  const hasSignedOut = useHasSignedOut();
  const client = useQueryClient();

  switch (session.status) {
    case 'signed-in':
      return refused ? <AccessRefused user={session.user} role={refused} /> : <Navigate to={returnTo} replace />;
    case 'loading':
    case 'signed-out':
      break;
    case 'completing-sign-up':
    case 'no-record':
    case 'unconfirmed':
      return <IncompleteAccount session={session} />;
  }

  if (hasSignedOut) return <Navigate to={paths.home} replace />;
  // The session of the refused user has ended, so the refusal must not apply to the next user who logs in.
  if (refused && session.status === 'signed-out')
    return <Navigate to={location.pathname} state={{ from: returnTo }} replace />;
  const reason = session.status === 'signed-out' ? session.reason : undefined;
  // Not while the page is hydrated: its document does not know where the visitor comes from.
  const goal = session.status === 'signed-out' && !reason ? goalOf(returnTo, client) : undefined;

  return (
    <AuthScene>
      <FlipCard
        isTurned={isSignUp}
        front={
          <>
            <AuthTabs current={paths.login} />
            {reason && <SessionEndedNote reason={reason} />}
            {!isSignUp && <StorageRefusedNote />}
            <FaceHeading isUp={!isSignUp} title={authMessages.login}>
              {authMessages.loginHeading}
            </FaceHeading>
            {goal && <WayIn {...goal} />}
            <LoginForm />
          </>
        }
        back={
          <>
            <AuthTabs current={paths.signUp} />
            {isSignUp && <StorageRefusedNote />}
            <FaceHeading isUp={isSignUp} title={authMessages.signUp}>
              {authMessages.signUpHeading}
            </FaceHeading>
            {goal && <WayIn {...goal} isSignUp />}
            <SignUpFace />
          </>
        }
      />
    </AuthScene>
  );
}

export { LoginPage as Component };
