import { mutationOptions } from '@tanstack/react-query';
import { useWrite } from '@/api/useWrite';
import { session } from '@/session/session';
import { Button } from '@/ui/button/Button';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { ErrorNote } from '@/ui/feedback/notes';
import { Row } from '@/ui/layout/layout';
import { profileTexts as texts } from './texts';
import css from './ConfirmationActions.module.css';

export const resendConfirmation = mutationOptions({
  mutationFn: async () => (await session.actions()).sendConfirmation(),
  meta: { failed: () => texts.sendFailed },
});

/** Reloads the account from Firebase, to see whether the user has opened the link in the mail. */
export const checkConfirmation = mutationOptions({
  mutationFn: async () => (await session.actions()).reload(),
  meta: { failed: () => texts.checkFailed },
});

interface ConfirmationActionsProps {
  email: string;
  isConfirmed: boolean;
}

/** Sends the mail again, and checks whether its link was opened. */
export function ConfirmationActions({ email, isConfirmed }: ConfirmationActionsProps) {
  const send = useWrite(resendConfirmation);
  const check = useWrite(checkConfirmation);
  const status = check.isSuccess ? texts.stillUnconfirmed : send.isSuccess ? texts.sent(email) : undefined;

  return (
    <>
      {!isConfirmed && (
        <Row gap={2} align="stretch" isWrapping>
          <Button
            isBusy={send.isPending}
            onClick={() => {
              check.reset();
              send.mutate();
            }}
          >
            {texts.sendAgain}
          </Button>
          <Button
            isBusy={check.isPending}
            onClick={() => {
              send.reset();
              check.mutate();
            }}
          >
            {texts.haveConfirmed}
          </Button>
        </Row>
      )}
      <LiveRegion size="s" isMuted className={css.status}>
        {!isConfirmed && status}
      </LiveRegion>
      <ErrorNote error={send.error ?? check.error} isCompact />
    </>
  );
}
