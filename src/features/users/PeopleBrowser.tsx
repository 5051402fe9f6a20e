import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useUser } from '@/shared/session/SessionProvider';
import type { UserRecord } from '@/shared/users/userRecord';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { Loaded, type LoadedQuery } from '@/shared/ui/feedback/Loaded';
import { LongListNote } from '@/shared/ui/list/LongListNote';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { StaleNote } from '@/shared/ui/feedback/StaleNote';
import { peopleMessages } from '@/shared/messages/users';
import { NoMatchingPeople } from './NoMatchingPeople';
import { searchPeople, sortPeople, findDuplicates } from './people';
import { PeopleDialog, type Asked } from './dialogs/PeopleDialog';
import css from './PeopleBrowser.module.css';
import { PeopleSkeleton } from './PeopleSkeleton';
import { PeopleTable, type PersonAct } from './PeopleTable';
import { PeopleTools } from './PeopleTools';
import type { Post, PostsAccess } from './posts';
import type { ListedRole } from './queries';
import { subtitleOf } from './subtitleOf';
import type { PeopleSort } from './peopleView';
import { usePeopleView } from './usePeopleView';

interface PeopleBrowserProps<P extends Post> {
  list: ListedRole;
  query: LoadedQuery<UserRecord[]> & { dataUpdatedAt: number; failureReason: unknown };
  /** The people of the other list: a sign-up done twice may have left one record in each. */
  others: readonly UserRecord[] | undefined;
  posts: PostsAccess<P>;
}

/** All people of a role: found, put in order, and acted upon. The dialogs stand here, so that no row takes its own along. */
export function PeopleBrowser<P extends Post>({ list, query, others, posts }: PeopleBrowserProps<P>) {
  const { email: me } = useUser();
  const [view, changeView] = usePeopleView();
  // A long table follows what is typed as fast as it can, and never holds the typing up.
  const wanted = useDeferredValue(view);
  const [asked, setAsked] = useState<Asked>();
  const { data } = query;

  const twins = useMemo(() => findDuplicates([...(data ?? []), ...(others ?? [])]), [data, others]);
  const found = useMemo(() => sortPeople(searchPeople(data ?? [], wanted.search), wanted.sort), [data, wanted]);
  const sortBy = useCallback((sort: PeopleSort) => changeView({ sort }), [changeView]);
  const ask = useCallback((act: PersonAct, user: UserRecord) => setAsked({ act, user }), []);
  const words = peopleMessages[list];

  return (
    <section>
      <PageHeading subtitle={subtitleOf(list, data)}>{words.title}</PageHeading>
      <PeopleTools list={list} view={view} onChange={changeView} shown={found.length} of={data?.length} />
      <LongListNote count={data?.length ?? 0} hasSearch />
      <div className={css['note']}>
        <StaleNote query={query} />
      </div>
      <Loaded
        query={query}
        skeleton={<PeopleSkeleton />}
        empty={<EmptyState title={words.empty}>{words.emptyHint}</EmptyState>}
      >
        {() =>
          found.length === 0 ? (
            <NoMatchingPeople search={wanted.search} onClear={() => changeView({ search: '' })} />
          ) : (
            <PeopleTable
              list={list}
              users={found}
              twins={twins}
              me={me}
              sort={wanted.sort}
              onSort={sortBy}
              onAsk={ask}
            />
          )
        }
      </Loaded>
      {asked && (
        <PeopleDialog
          asked={asked}
          list={list}
          twin={twins.get(asked.user.id)}
          posts={posts}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
