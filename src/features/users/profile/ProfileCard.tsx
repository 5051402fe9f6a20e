import type { ReactNode } from 'react';
import { formatDate, orNotStated } from '@/shared/messages/format';
import type { Identity } from '@/shared/session/sessionState';
import type { UserRecord } from '@/shared/users/userRecord';
import { Avatar } from '@/shared/ui/Avatar';
import { Skeleton } from '@/shared/ui/feedback/Skeleton';
import { VerifiedBadge } from '@/shared/ui/VerifiedBadge';
import { roleNames } from '@/shared/messages/roles';
import { profileMessages as messages } from '@/shared/messages/profile';
import panel from '@/shared/ui/layout/panel.module.css';
import { cx } from '@/shared/ui/cx';
import { ProperName } from '@/shared/ui/ProperName';
import { EmailAddress } from '@/shared/ui/EmailAddress';
import { EmailConfirmation } from './EmailConfirmation';
import css from './Profile.module.css';

interface ProfileCardProps {
  user: Identity;
  /** The marketplace's record of the user; undefined while it is loading, and if there is none. */
  record: UserRecord | undefined;
  isReading: boolean;
}

/** The user's details. Photo and name are those of the marketplace record, because other users see these. */
export function ProfileCard({ user, record, isReading }: ProfileCardProps) {
  const name = record?.name ?? user.name;
  const role = record?.role && roleNames[record.role];

  return (
    <div className={cx(panel['panel'], css['panel'])}>
      <div className={css['who']}>
        <Avatar size={56} name={name} photoUrl={record?.photoUrl ?? user.photoUrl} />
        <div>
          <p className={css['name']}>
            <ProperName>{name}</ProperName>
          </p>
          {record?.isVerified ? (
            <VerifiedBadge />
          ) : (
            record?.role === 'seller' && <p className={css['quiet']}>{messages.unverified}</p>
          )}
        </div>
      </div>
      <dl className={css['facts']}>
        <Fact label={messages.name}>
          <ProperName>{name}</ProperName>
        </Fact>
        <Fact label={messages.email}>
          <EmailAddress>{user.email}</EmailAddress>
        </Fact>
        <Fact label={messages.role}>{isReading ? <Skeleton width={64} height={18} /> : orNotStated(role)}</Fact>
        <Fact label={messages.joined}>{user.createdAt ? formatDate(user.createdAt) : orNotStated(undefined)}</Fact>
      </dl>
      <EmailConfirmation user={user} />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
