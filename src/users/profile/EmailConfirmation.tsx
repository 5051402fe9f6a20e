import MailCheck from 'lucide-react/icons/mail-check';
import MailWarning from 'lucide-react/icons/mail-warning';
import type { Identity } from '@/session/state/sessionState';
import { Stack, Row } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { ConfirmationActions } from './ConfirmationActions';
import { profileTexts as texts } from './texts';
import css from './Profile.module.css';

export function EmailConfirmation({ user: { email, isEmailVerified } }: { user: Identity }) {
  return (
    <Stack as="section" gap={2} aria-label={texts.confirmation} className={css.confirmation}>
      <Row as="p" gap={2} className={css.state}>
        {isEmailVerified ? <MailCheck size={20} color="var(--success)" /> : <MailWarning size={20} />}
        <span>
          {texts.emailIs} <b>{isEmailVerified ? texts.confirmed : texts.unconfirmed}</b>
        </span>
      </Row>
      {!isEmailVerified && (
        <Text size="s" isMuted className={css.quiet}>
          {texts.confirmationHint}
        </Text>
      )}
      <ConfirmationActions email={email} isConfirmed={isEmailVerified} />
    </Stack>
  );
}
