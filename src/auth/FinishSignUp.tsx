import type { Identity } from '@/session/sessionState';
import { session } from '@/session/session';
import { Button } from '@/ui/button/Button';
import { ErrorNote } from '@/ui/feedback/ErrorNote';
import { PageHeading } from '@/ui/layout/PageHeading';
import { Spinner } from '@/ui/feedback/Spinner';
import { useWrite } from '@/api/useWrite';
import { accountTexts } from './accountTexts';
import css from './auth.module.css';
import { AuthScene } from './AuthScene';
import { retrySignUp } from './queries';

interface FinishSignUpProps {
  user: Identity;
  error: unknown;
}

/** The remaining steps of a sign-up: in progress, or failed and waiting for a retry. */
export function FinishSignUp({ user, error }: FinishSignUpProps) {
  const retry = useWrite(retrySignUp);

  return (
    <AuthScene isCard>
      <PageHeading>{accountTexts.finishHeading}</PageHeading>
      {error ? (
        <>
          <p>{accountTexts.finishBroke(user.email)}</p>
          <ErrorNote error={error} onRetry={() => retry.mutate()} isRetrying={retry.isPending} />
          <div className={css['actions']}>
            <Button onClick={session.signOut}>{accountTexts.signOut}</Button>
          </div>
        </>
      ) : (
        <Spinner label={accountTexts.finishing(user.email)} />
      )}
    </AuthScene>
  );
}
