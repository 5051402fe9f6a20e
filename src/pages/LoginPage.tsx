import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useLocation, useMatch } from 'react-router-dom';
import { IncompleteAccount } from '@/auth/account/IncompleteAccount';
import { AuthScene } from '@/auth/AuthScene';
import { AuthTabs } from '@/auth/AuthTabs';
import { FaceHeading } from '@/auth/FaceHeading';
import { FlipCard } from '@/auth/FlipCard';
import { LoginForm } from '@/auth/LoginForm';
import { SessionEndedNote } from '@/auth/SessionEndedNote';
import { SignUpFace } from '@/auth/SignUpFace';
import { StorageRefusedNote } from '@/auth/StorageRefusedNote';
import { authTexts } from '@/auth/texts';
import { goalOf } from '@/auth/wayIn/goalOf';
import { readLoginState } from '@/auth/wayIn/loginState';
import { WayIn } from '@/auth/wayIn/WayIn';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { paths } from '@/lib/config/paths';
import { useHasSignedOut, useSession } from '@/session/session';
import type { Session } from '@/session/state/sessionState';
import { Spinner } from '@/ui/feedback/loading';

const AccessRefused = lazyWithPreload(() => import('@/auth/account/AccessRefused'), 'AccessRefused', {
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
  const { returnTo, refused } = readLoginState(location.state);
  const hasSignedOut = useHasSignedOut();

  switch (session.status) {
    case 'signed-in':
      return refused ? <AccessRefused user={session.user} role={refused} /> : <Navigate to={returnTo} replace />;
    case 'completing-sign-up':
    case 'no-record':
    case 'unconfirmed':
      return <IncompleteAccount session={session} />;
    case 'loading':
    case 'signed-out':
      if (hasSignedOut) return <Navigate to={paths.home} replace />;
      // The session of the refused user has ended, so the refusal must not apply to the next user who logs in.
      if (refused && session.status === 'signed-out')
        return <Navigate to={location.pathname} state={{ from: returnTo }} replace />;
      return <LoginCard session={session} returnTo={returnTo} />;
  }
}

interface LoginCardProps {
  session: Extract<Session, { status: 'loading' | 'signed-out' }>;
  returnTo: string;
}

function LoginCard({ session, returnTo }: LoginCardProps) {
  const isSignUp = useMatch(paths.signUp) !== null;
  const client = useQueryClient();
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
            <FaceHeading isUp={!isSignUp} title={authTexts.login}>
              {authTexts.loginHeading}
            </FaceHeading>
            {goal && <WayIn {...goal} />}
            <LoginForm />
          </>
        }
        back={
          <>
            <AuthTabs current={paths.signUp} />
            {isSignUp && <StorageRefusedNote />}
            <FaceHeading isUp={isSignUp} title={authTexts.signUp}>
              {authTexts.signUpHeading}
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
