import { memo, useCallback } from 'react';
import type { DuplicateRecord, PersonAction } from '@/admin/people/people';
import { nextSort, type PeopleSort, type SortColumn } from '@/admin/people/peopleView';
import type { ListedRole } from '@/admin/people/queries';
import { peopleTexts } from '@/admin/people/texts';
import { breakpoints } from '@/lib/config/breakpoints';
import { isSameEmail } from '@/lib/text/isSameEmail';
import type { UserRecord } from '@/session/state/userRecord';
import { cx } from '@/ui/cx';
import { Table, TableRow, TableSkeleton, type TableRowProps } from '@/ui/table/Table';
import { useMedia } from '@/ui/useMedia';
import { columns, type PersonOfList } from './columns';
import css from './PeopleTable.module.css';

interface PeopleTableProps {
  list: ListedRole;
  users: readonly UserRecord[];
  duplicates: ReadonlyMap<string, DuplicateRecord>;
  currentEmail: string;
  sort: PeopleSort;
  onSort: (sort: PeopleSort) => void;
  onAction: (action: PersonAction, user: UserRecord) => void;
}

/** Where rows are cards, the select in `PeopleTools` sorts instead of the headings. */
export const PeopleTable = memo(function PeopleTable(props: PeopleTableProps) {
  const { list, users, duplicates, currentEmail, sort, onSort, onAction } = props;
  const isSingleLine = !useMedia(breakpoints.phone);
  const heightOf = (isCard: boolean) => {
    if (!isCard) return 69;
    if (isSingleLine) return 78;
    return list === 'seller' ? 144 : 136;
  };

  return (
    <Table
      label={peopleTexts[list].title}
      columns={columns[list]}
      cardsBelow="laptop"
      items={users}
      keyOf={useCallback(({ id }: UserRecord) => `${isSingleLine ? 'line' : 'lines'} ${id}`, [isSingleLine])}
      heightOf={heightOf}
      sorting={sort}
      onSort={(column: SortColumn) => onSort(nextSort(sort, column))}
      row={(user, props) => (
        <PersonRow
          {...props}
          list={list}
          user={user}
          number={props.index + 1}
          duplicate={duplicates.get(user.id)}
          isMe={isSameEmail(user.email, currentEmail)}
          onAction={onAction}
        />
      )}
    />
  );
});

/** Memoized, so that scrolling does not re-render the rows that stay on the screen. */
const PersonRow = memo(function PersonRow({ ref, index, ...person }: TableRowProps & PersonOfList) {
  const { list } = person;
  return (
    <TableRow
      ref={ref}
      columns={columns[list]}
      of={person}
      index={index}
      className={cx(css.person, list === 'buyer' && css.buyer)}
    />
  );
});

export const PeopleSkeleton = ({ list }: { list: ListedRole }) => (
  <TableSkeleton
    columns={columns[list]}
    cardsBelow="laptop"
    rows={6}
    rowClassName={cx(css.person, list === 'buyer' && css.buyer)}
  />
);
