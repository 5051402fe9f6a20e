import { mutationOptions } from '@tanstack/react-query';
import { Button } from '@/ui/button/Button';
import { ErrorNote } from '@/ui/feedback/notes';
import { useWrite } from '@/api/useWrite';
import { Row } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { session } from '@/session/session';
import { profileTexts as texts } from './texts';
import css from './ConfirmationActions.module.css';

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
      <Text size="s" isMuted role="status" className={css.status}>
        {!isConfirmed && status}
      </Text>
      <ErrorNote error={send.error ?? check.error} isCompact />
    </>
  );
}
