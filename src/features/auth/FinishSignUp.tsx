import type { Identity } from '@/shared/session/sessionState';
import { session } from '@/shared/session/session';
import { Button } from '@/shared/ui/button/Button';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { Spinner } from '@/shared/ui/feedback/Spinner';
import { useWrite } from '@/shared/useWrite';
import { accountMessages } from '@/shared/messages/account';
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
      <PageHeading>{accountMessages.finishHeading}</PageHeading>
      {error ? (
        <>
          <p>{accountMessages.finishBroke(user.email)}</p>
          <ErrorNote error={error} onRetry={() => retry.mutate()} isRetrying={retry.isPending} />
          <div className={css['actions']}>
            <Button onClick={session.signOut}>{accountMessages.signOut}</Button>
          </div>
        </>
      ) : (
        <Spinner label={accountMessages.finishing(user.email)} />
      )}
    </AuthScene>
  );
}
