import { mutationOptions } from '@tanstack/react-query';
import { confirmationMessages as messages } from '@/shared/messages/confirmation';
import { Button } from '@/shared/ui/button/Button';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { useWrite } from '@/shared/useWrite';
import css from './ConfirmationActions.module.css';
import { session } from './session';

const resendConfirmation = mutationOptions({
  mutationFn: async () => (await session.actions()).sendConfirmation(),
});

/** Reloads the account from Firebase, to see whether the user has opened the link in the mail. */
const checkConfirmation = mutationOptions({ mutationFn: async () => (await session.actions()).reload() });

interface ConfirmationActionsProps {
  email: string;
  isConfirmed: boolean;
}

/** Sends the mail again, and checks whether its link was opened. The status region is always rendered, so that changes are read out. */
export function ConfirmationActions({ email, isConfirmed }: ConfirmationActionsProps) {
  const send = useWrite(resendConfirmation);
  const check = useWrite(checkConfirmation);
  const status = check.isSuccess ? messages.stillUnconfirmed : send.isSuccess ? messages.sent(email) : undefined;

  return (
    <>
      {!isConfirmed && (
        <div className={css['actions']}>
          <Button
            isBusy={send.isPending}
            onClick={() => {
              check.reset();
              send.mutate();
            }}
          >
            {messages.sendAgain}
          </Button>
          <Button
            isBusy={check.isPending}
            onClick={() => {
              send.reset();
              check.mutate();
            }}
          >
            {messages.haveConfirmed}
          </Button>
        </div>
      )}
      <p role="status" className={css['status']}>
        {!isConfirmed && status}
      </p>
      <ErrorNote error={send.error ?? check.error} isCompact />
    </>
  );
}
