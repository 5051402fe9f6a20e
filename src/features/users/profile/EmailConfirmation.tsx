import MailCheck from 'lucide-react/icons/mail-check';
import MailWarning from 'lucide-react/icons/mail-warning';
import type { Identity } from '@/shared/session/identity';
import { Button } from '@/shared/ui/button/Button';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { useWrite } from '@/shared/useWrite';
import { profileMessages as messages } from '@/shared/messages/users';
import css from './Profile.module.css';
import { checkConfirmation, resendConfirmation } from '../queries';

/** Whether the user has opened the link in the mail. The status region is always rendered, so that changes are read out. */
export function EmailConfirmation({ user }: { user: Identity }) {
  const send = useWrite(resendConfirmation);
  const check = useWrite(checkConfirmation);
  const { isEmailVerified, email } = user;
  const error = send.error ?? check.error;
  const status = check.isSuccess ? messages.stillUnconfirmed : send.isSuccess ? messages.sent(email) : undefined;

  return (
    <section aria-label={messages.confirmation} className={css['confirmation']}>
      <p className={isEmailVerified ? css['confirmed'] : css['unconfirmed']}>
        {isEmailVerified ? <MailCheck size={20} strokeWidth={1.75} /> : <MailWarning size={20} strokeWidth={1.75} />}
        <span>
          {messages.emailIs} <b>{isEmailVerified ? messages.confirmed : messages.unconfirmed}</b>
        </span>
      </p>
      {!isEmailVerified && (
        <>
          <p className={css['quiet']}>{messages.confirmationHint}</p>
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
        </>
      )}
      <p role="status" className={css['quiet']}>
        {!isEmailVerified && status}
      </p>
      <ErrorNote error={error} isCompact />
    </section>
  );
}
