import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DialogRequest } from '@/admin/people/dialogs/PeopleDialog';
import { searchPeople, sortPeople, findDuplicates } from '@/admin/people/people';
import type { PersonAction } from '@/admin/people/people';
import { readSort, writeSort, type PeopleSort } from '@/admin/people/peopleView';
import { usersOfRole, type ListedRole } from '@/admin/people/queries';
import { subtitleOf } from '@/admin/people/subtitleOf';
import { peopleTexts } from '@/admin/people/texts';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { useAddressParams } from '@/lib/browser/useAddressQuery';
import { paths } from '@/lib/config/paths';
import { useUser } from '@/session/session';
import type { UserRecord } from '@/session/state/userRecord';
import { EmptyCard } from '@/ui/art/EmptyCard';
import { EmptySearch, EmptyState } from '@/ui/art/EmptyState';
import { Button } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { Loaded } from '@/ui/feedback/Loaded';
import { StaleLine } from '@/ui/feedback/notes';
import { PageHeading } from '@/ui/layout/layout';
import { uiTexts } from '@/ui/texts';
import { PeopleSkeleton, PeopleTable } from './PeopleTable';
import { PeopleTools } from './PeopleTools';
import css from './PeopleBrowser.module.css';

const PeopleDialog = lazyWithPreload(() => import('@/admin/people/dialogs/PeopleDialog'), 'PeopleDialog', {
  isAwaited: true,
});

/** All users of a role, with search, sorting and actions. The dialogs are rendered here, so that they outlive their rows. */
export function PeopleBrowser({ list }: { list: ListedRole }) {
  const { email: currentEmail } = useUser();
  const query = useQuery(usersOfRole(list));
  // A sign-up that was done twice may have left a record in each list.
  const others = useQuery(usersOfRole(list === 'seller' ? 'buyer' : 'seller'));
  const [params, setParam] = useAddressParams();
  const search = params.get('q') ?? '';
  const sort = useMemo(() => readSort(params.get('sort') ?? ''), [params]);
  // Deferred, so that rendering a long table does not hold up the typing.
  const deferredSearch = useDeferredValue(search);
  const deferredSort = useDeferredValue(sort);
  const [dialog, setDialog] = useState<DialogRequest>();
  const { data } = query;

  const duplicates = useMemo(() => findDuplicates([...(data ?? []), ...(others.data ?? [])]), [data, others.data]);
  const found = useMemo(
    () => sortPeople(searchPeople(data ?? [], deferredSearch), deferredSort),
    [data, deferredSearch, deferredSort],
  );
  const sortBy = useCallback((next: PeopleSort) => setParam('sort', writeSort(next)), [setParam]);
  const openDialog = useCallback((action: PersonAction, user: UserRecord) => setDialog({ action, user }), []);
  const texts = peopleTexts[list];
  const subtitle = subtitleOf(list, query);

  return (
    <section {...PeopleDialog.preloadProps}>
      <PageHeading
        subtitle={
          <div className={cx(list === 'seller' && css.subtitle)}>
            <span>{subtitle?.text ?? '\u00a0'}</span>{' '}
            {subtitle && subtitle.waiting > 0 && <WaitingSellers count={subtitle.waiting} />}
          </div>
        }
      >
        {texts.title}
      </PageHeading>
      {data?.length !== 0 && (
        <PeopleTools
          list={list}
          search={search}
          sort={sort}
          onChange={setParam}
          foundCount={found.length}
          totalCount={data?.length}
        />
      )}
      <StaleLine query={query} />
      <Loaded
        query={query}
        skeleton={<PeopleSkeleton list={list} />}
        empty={
          <EmptyState art={<EmptyCard />} title={texts.empty}>
            {texts.emptyHint}
          </EmptyState>
        }
      >
        {() =>
          found.length === 0 ? (
            <EmptyState
              art={<EmptySearch />}
              title={peopleTexts.nobody(deferredSearch)}
              action={<Button onClick={() => setParam('q', '')}>{uiTexts.clearSearch}</Button>}
            />
          ) : (
            <PeopleTable
              list={list}
              users={found}
              duplicates={duplicates}
              currentEmail={currentEmail}
              sort={deferredSort}
              onSort={sortBy}
              onAction={openDialog}
            />
          )
        }
      </Loaded>
      {dialog && (
        <PeopleDialog
          {...dialog}
          list={list}
          duplicate={duplicates.get(dialog.user.id)}
          others={others}
          onClose={() => setDialog(undefined)}
        />
      )}
    </section>
  );
}

/** Leads to the sellers with those who wait first, past a search that might hide them. */
const WaitingSellers = ({ count }: { count: number }) => (
  <Link to={`${paths.sellers}?sort=verified`} replace preventScrollReset data-target className={css.waiting}>
    {peopleTexts.seller.waiting(count)}
  </Link>
);
