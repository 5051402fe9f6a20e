import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/chevrons-up-down';
import { peopleTexts } from '@/admin/people/texts';
import css from './PeopleTable.module.css';
import { nextSort, type PeopleSort, type SortColumn } from '@/admin/people/peopleView';
import type { ListedRole } from '@/admin/people/queries';

interface PeopleHeadProps {
  list: ListedRole;
  isCardLayout: boolean;
  sort: PeopleSort;
  onSort: (sort: PeopleSort) => void;
}

interface Column {
  className: string | undefined;
  label: string;
  /** In the table, in pixels; undefined if it takes what the others leave. */
  width?: number;
  sortedBy?: SortColumn;
}

/** Above cards the column headers are for screen readers only, and the select in `PeopleTools` sorts instead. */
export function PeopleHead({ list, isCardLayout, sort, onSort }: PeopleHeadProps) {
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {columnsOf(list).map(({ className, label, width, sortedBy }) => (
          <th
            key={label}
            role="columnheader"
            scope="col"
            className={className}
            style={{ width }}
            aria-sort={sortedBy && directionOf(sort, sortedBy)}
          >
            {sortedBy && !isCardLayout ? (
              <button type="button" className={css.sort} onClick={() => onSort(nextSort(sort, sortedBy))}>
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
    { className: css.serial, label: columns.serial, width: 66 },
    { className: css.photo, label: columns.profile, width: 64 },
    { className: css.name, label: columns.name, width: 152, sortedBy: 'name' },
    { className: css.email, label: columns.email, sortedBy: 'email' },
    { className: css.admin, label: listColumns.admin, width: 138 },
    { className: css.remove, label: listColumns.remove, width: 122 },
    { className: css.role, label: columns.role, width: 76 },
    ...(list === 'seller'
      ? [{ className: css.verified, label: columns.verified, width: 122, sortedBy: 'verified' } as const]
      : []),
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
