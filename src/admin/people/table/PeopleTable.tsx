import { memo, useCallback } from 'react';
import type { UserRecord } from '@/session/state/userRecord';
import { cx } from '@/ui/cx';
import { SpaceRow, useVirtualRows } from '@/ui/list/virtualRows';
import { breakpoints } from '@/lib/config/breakpoints';
import { useMedia } from '@/ui/useMedia';
import { peopleTexts } from '@/admin/people/texts';
import type { DuplicateRecord } from '@/admin/people/people';
import { PeopleHead } from './PeopleHead';
import css from './PeopleTable.module.css';
import type { PeopleSort } from '@/admin/people/peopleView';
import { PersonRow } from './PersonRow';
import type { PersonAction } from '@/admin/people/people';
import type { ListedRole } from '@/admin/people/queries';

interface PeopleTableProps {
  list: ListedRole;
  users: readonly UserRecord[];
  duplicates: ReadonlyMap<string, DuplicateRecord>;
  /** The email of the signed-in user. */
  currentEmail: string;
  sort: PeopleSort;
  onSort: (sort: PeopleSort) => void;
  onAction: (action: PersonAction, user: UserRecord) => void;
}

/** On screens too narrow for a table, each row is a card. */
export const PeopleTable = memo(function PeopleTable({
  list,
  users,
  duplicates,
  currentEmail,
  sort,
  onSort,
  onAction,
}: PeopleTableProps) {
  const isCardLayout = useMedia(breakpoints.laptop);
  const isSingleLine = !useMedia(breakpoints.phone);
  const heightOf = (index: number) => {
    if (!isCardLayout) return 69;
    if (isSingleLine) return 78;
    return list === 'seller' && !users[index]?.isVerified ? 152 : 132;
  };
  const layout = !isCardLayout ? 'table' : isSingleLine ? 'lines' : 'cards';
  // The layout is part of the key, because a row's height depends on it.
  const keyOf = useCallback((index: number) => `${layout} ${users[index]?.id ?? index}`, [users, layout]);
  const { containerRef, measure, indexes, before, after } = useVirtualRows({
    count: users.length,
    keyOf,
    heightOf,
    gap: isCardLayout ? 12 : 0,
  });

  return (
    <table
      role="table"
      aria-label={peopleTexts[list].title}
      aria-rowcount={users.length + 1}
      className={cx(css.people, isCardLayout ? css.cards : css.table)}
    >
      <PeopleHead list={list} isCardLayout={isCardLayout} sort={sort} onSort={onSort} />
      <tbody role="rowgroup" ref={containerRef}>
        <SpaceRow height={before} />
        {indexes.map((index) => {
          const user = users[index];
          return (
            user && (
              <PersonRow
                key={user.id}
                ref={measure}
                index={index}
                list={list}
                user={user}
                duplicate={duplicates.get(user.id)}
                isMe={user.email?.toLowerCase() === currentEmail.toLowerCase()}
                onAction={onAction}
              />
            )
          );
        })}
        <SpaceRow height={after} />
      </tbody>
    </table>
  );
});
