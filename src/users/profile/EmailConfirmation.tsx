import MailCheck from 'lucide-react/icons/mail-check';
import MailWarning from 'lucide-react/icons/mail-warning';
import { ConfirmationActions } from '@/session/ConfirmationActions';
import type { Identity } from '@/session/sessionState';
import { profileTexts as texts } from './texts';
import css from './Profile.module.css';

/** Whether the user has opened the link in the mail. */
export function EmailConfirmation({ user: { email, isEmailVerified } }: { user: Identity }) {
  return (
    <section aria-label={texts.confirmation} className={css['confirmation']}>
      <p className={isEmailVerified ? css['confirmed'] : css['unconfirmed']}>
        {isEmailVerified ? <MailCheck size={20} /> : <MailWarning size={20} />}
        <span>
          {texts.emailIs} <b>{isEmailVerified ? texts.confirmed : texts.unconfirmed}</b>
        </span>
      </p>
      {!isEmailVerified && <p className={css['quiet']}>{texts.confirmationHint}</p>}
      <ConfirmationActions email={email} isConfirmed={isEmailVerified} />
    </section>
  );
}
