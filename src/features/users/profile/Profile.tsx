import { env } from '@/shared/config/env';
import { mailto } from '@/shared/text/links';
import type { Identity } from '@/shared/session/sessionState';
import type { UserRecord } from '@/shared/users/userRecord';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import row from '@/shared/ui/layout/headingRow.module.css';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { StaleNote } from '@/shared/ui/feedback/StaleNote';
import { uiMessages } from '@/shared/messages/ui';
import { profileMessages as messages } from '@/shared/messages/profile';
import { JoinDateCalendar } from './JoinDateCalendar';
import css from './Profile.module.css';
import { ProfileCard } from './ProfileCard';

interface ProfileProps {
  user: Identity;
  query: {
    data: UserRecord[] | undefined;
    dataUpdatedAt: number;
    error: unknown;
    failureReason: unknown;
    isPending: boolean;
    isPaused: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

/** Shows the identity service's data even if the marketplace does not respond. */
export function Profile({ user, query }: ProfileProps) {
  const { data } = query;

  return (
    <section>
      <PageHeading>{messages.title}</PageHeading>
      <div className={row['notice']}>
        <StaleNote query={query} />
        {!data && query.isPaused && (
          <p role="status" className={css['quiet']}>
            {uiMessages.offline}
          </p>
        )}
      </div>
      {data?.length === 0 && (
        <p role="alert" className={css['gone']}>
          {messages.gone} <a href={mailto(env.site.email)}>{messages.contact}</a>
        </p>
      )}
      {!data && Boolean(query.error) && (
        <ErrorNote error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      <div className={css['profile']}>
        <ProfileCard user={user} record={data?.[0]} isReading={query.isPending} />
        <JoinDateCalendar joinedAt={user.createdAt} />
      </div>
    </section>
  );
}
