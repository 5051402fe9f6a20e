import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/chevrons-up-down';
import { peopleTexts } from './texts';
import css from './PeopleTable.module.css';
import { nextSort, type PeopleSort, type SortColumn } from './peopleView';
import type { ListedRole } from './queries';

interface PeopleHeadProps {
  list: ListedRole;
  isCardLayout: boolean;
  sort: PeopleSort;
  onSort: (sort: PeopleSort) => void;
}

interface Column {
  name: string;
  label: string;
  sortedBy?: SortColumn;
}

/** Above cards the column headers are for screen readers only, and the select in `PeopleTools` sorts instead. */
export function PeopleHead({ list, isCardLayout, sort, onSort }: PeopleHeadProps) {
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {columnsOf(list).map(({ name, label, sortedBy }) => (
          <th
            key={name}
            role="columnheader"
            scope="col"
            className={css[name]}
            aria-sort={sortedBy && directionOf(sort, sortedBy)}
          >
            {sortedBy && !isCardLayout ? (
              <button type="button" className={css['sort']} onClick={() => onSort(nextSort(sort, sortedBy))}>
                <span>{label}</span>
                <SortMark direction={directionOf(sort, sortedBy)} />
              </button>
            ) : (
              label
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function columnsOf(list: ListedRole): Column[] {
  const { columns } = peopleTexts;
  const listColumns = peopleTexts[list].columns;
  return [
    { name: 'serial', label: columns.serial },
    { name: 'photo', label: columns.profile },
    { name: 'name', label: columns.name, sortedBy: 'name' },
    { name: 'email', label: columns.email, sortedBy: 'email' },
    { name: 'admin', label: listColumns.admin },
    { name: 'remove', label: listColumns.remove },
    { name: 'role', label: columns.role },
    ...(list === 'seller' ? [{ name: 'verified', label: columns.verified, sortedBy: 'verified' } as const] : []),
  ];
}

function directionOf({ by, isDescending }: PeopleSort, column: SortColumn) {
  if (by !== column) return 'none';
  return isDescending ? 'descending' : 'ascending';
}

function SortMark({ direction }: { direction: 'none' | 'ascending' | 'descending' }) {
  const Mark = direction === 'none' ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return <Mark size={16} aria-hidden />;
}
