import MailCheck from 'lucide-react/icons/mail-check';
import MailWarning from 'lucide-react/icons/mail-warning';
import { formatDate, orNotStated } from '@/lib/text/format';
import type { Identity } from '@/session/state/sessionState';
import type { UserRecord } from '@/session/state/userRecord';
import { EmailAddress } from '@/ui/EmailAddress';
import { Skeleton } from '@/ui/feedback/loading';
import { Description, DescriptionList } from '@/ui/layout/DescriptionList';
import { Panel, Row, Stack } from '@/ui/layout/layout';
import { Avatar } from '@/ui/picture/Avatar';
import { Text, ProperName } from '@/ui/Text';
import { useRole } from '@/users/lastRoles';
import { roleNames } from '@/users/texts';
import { VerifiedBadge } from '@/users/VerifiedBadge';
import { ConfirmationActions } from './ConfirmationActions';
import { profileTexts as texts } from './texts';
import css from './Profile.module.css';

interface ProfileCardProps {
  user: Identity;
  /** The marketplace's record of the user; undefined while it is loading, and if there is none. */
  record: UserRecord | undefined;
  isReading: boolean;
  /** The record could not be read, so nothing is known of the role. */
  isUnread: boolean;
}

/** The user's details. Photo and name are those of the marketplace record, because other users see these. */
export function ProfileCard({ user, record, isReading, isUnread }: ProfileCardProps) {
  const name = record?.name ?? user.name;
  const role = record?.role && roleNames[record.role];
  const isSeller = useRole(user.email) === 'seller';

  return (
    <Panel isPadded>
      <Row gap={4} className={css.who}>
        <Avatar size={56} name={name} photoUrl={record?.photoUrl ?? user.photoUrl} />
        <div>
          <p className={css.name}>
            <ProperName>{name}</ProperName>
          </p>
          <Standing record={record} isAwaited={isReading && !isUnread && isSeller} />
        </div>
      </Row>
      <DescriptionList className={css.facts}>
        <Description label={texts.name}>
          <ProperName>{name}</ProperName>
        </Description>
        <Description label={texts.email}>
          <EmailAddress>{user.email}</EmailAddress>
        </Description>
        {!isUnread && (
          <Description label={texts.role}>
            {isReading ? <Skeleton width={64} height={18} /> : orNotStated(role)}
          </Description>
        )}
        <Description label={texts.joined}>
          {user.createdAt ? formatDate(user.createdAt) : orNotStated(undefined)}
        </Description>
      </DescriptionList>
      <EmailConfirmation user={user} />
    </Panel>
  );
}

/** Whether the marketplace has verified a seller. While that is awaited, what comes has its place. */
function Standing({ record, isAwaited }: Pick<ProfileCardProps, 'record'> & { isAwaited: boolean }) {
  if (isAwaited) return <Skeleton width={96} height={24} />;
  if (record?.isVerified) return <VerifiedBadge />;
  if (record?.role !== 'seller') return null;
  return (
    <Text size="s" isMuted className={css.standing}>
      {texts.unverified}
    </Text>
  );
}

function EmailConfirmation({ user: { email, isEmailVerified } }: { user: Identity }) {
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
