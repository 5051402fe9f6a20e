import { useWrite } from '@/api/useWrite';
import { AuthScene } from '@/auth/AuthScene';
import { retrySignUp } from '@/auth/queries';
import { authTexts } from '@/auth/texts';
import { session } from '@/session/session';
import type { Identity } from '@/session/state/sessionState';
import { Button } from '@/ui/button/Button';
import { Spinner } from '@/ui/feedback/loading';
import { ErrorNote } from '@/ui/feedback/notes';
import { PageHeading, Row } from '@/ui/layout/layout';

interface FinishSignUpProps {
  user: Identity;
  error: unknown;
}

/** The remaining steps of a sign-up: in progress, or failed and waiting for a retry. */
export function FinishSignUp({ user, error }: FinishSignUpProps) {
  const retry = useWrite(retrySignUp);

  return (
    <AuthScene isCard>
      <PageHeading>{authTexts.finishHeading}</PageHeading>
      {error ? (
        <>
          <p>{authTexts.finishBroke(user.email)}</p>
          <ErrorNote error={error} onRetry={() => retry.mutate()} isRetrying={retry.isPending} />
          <Row gap={2} align="stretch" isWrapping>
            <Button onClick={session.signOut}>{authTexts.signOut}</Button>
          </Row>
        </>
      ) : (
        <Spinner label={authTexts.finishing(user.email)} />
      )}
    </AuthScene>
  );
}
