import MailCheck from 'lucide-react/icons/mail-check';
import MailWarning from 'lucide-react/icons/mail-warning';
import { ConfirmationActions } from '@/shared/session/ConfirmationActions';
import type { Identity } from '@/shared/session/sessionState';
import { profileMessages as messages } from '@/shared/messages/profile';
import css from './Profile.module.css';

/** Whether the user has opened the link in the mail. */
export function EmailConfirmation({ user: { email, isEmailVerified } }: { user: Identity }) {
  return (
    <section aria-label={messages.confirmation} className={css['confirmation']}>
      <p className={isEmailVerified ? css['confirmed'] : css['unconfirmed']}>
        {isEmailVerified ? <MailCheck size={20} strokeWidth={1.75} /> : <MailWarning size={20} strokeWidth={1.75} />}
        <span>
          {messages.emailIs} <b>{isEmailVerified ? messages.confirmed : messages.unconfirmed}</b>
        </span>
      </p>
      {!isEmailVerified && <p className={css['quiet']}>{messages.confirmationHint}</p>}
      <ConfirmationActions email={email} isConfirmed={isEmailVerified} />
    </section>
  );
}
