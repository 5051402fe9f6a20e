import { env } from '@/lib/config/env';
import { mailto } from '@/lib/text/links';
import type { Identity } from '@/session/state/sessionState';
import type { UserRecord } from '@/session/state/userRecord';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { hasFailed } from '@/ui/feedback/Loaded';
import { LoadFailure } from '@/ui/feedback/LoadFailure';
import { OfflineText, StaleLine } from '@/ui/feedback/notes';
import type { ShownQuery } from '@/ui/feedback/shownQuery';
import { PageHeading } from '@/ui/layout/layout';
import { JoinDateCalendar } from './JoinDateCalendar';
import { ProfileCard } from './ProfileCard';
import { profileTexts as texts } from './texts';
import css from './Profile.module.css';

interface ProfileProps {
  user: Identity;
  query: ShownQuery<UserRecord[]>;
}

/** Shows the identity service's data even if the marketplace does not respond. */
export function Profile({ user, query }: ProfileProps) {
  const { data } = query;

  return (
    <section>
      <PageHeading>{texts.title}</PageHeading>
      <StaleLine query={query}>
        {!data && query.isPaused && (
          <LiveRegion size="s" isMuted className={css.quiet}>
            <OfflineText />
          </LiveRegion>
        )}
      </StaleLine>
      {data?.length === 0 && (
        <LiveRegion role="alert" className={css.gone}>
          {texts.gone} <a href={mailto(env.site.email)}>{texts.contact}</a>
        </LiveRegion>
      )}
      <LoadFailure queries={[query]} />
      <div className={css.profile}>
        <ProfileCard user={user} record={data?.[0]} isReading={!data} isUnread={hasFailed(query)} />
        <JoinDateCalendar joinedAt={user.createdAt} />
      </div>
    </section>
  );
}
