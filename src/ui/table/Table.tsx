import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/chevrons-up-down';
import { Fragment, useCallback, type ComponentProps, type ReactNode, type Ref } from 'react';
import { breakpoints } from '@/lib/config/breakpoints';
import { cx } from '@/ui/cx';
import { SpaceRow, useIsReturning, useVirtualRows } from '@/ui/list/virtualRows';
import { Text } from '@/ui/Text';
import { useMedia } from '@/ui/useMedia';
import css from './Table.module.css';

/** A column, with all that belongs to it: heading, cells, skeleton, phones and sorting follow from this one description. */
export interface Column<Row, SortName extends string = never> {
  heading: string;
  /** In pixels, so that neither a long text nor a row that is scrolled to moves the columns; undefined for the one that has what the others leave. */
  width: number | undefined;
  cell: (row: Row) => ReactNode;
  /** What the cell has while the rows are loading. */
  placeholder: ReactNode;
  /** The looks of the cell, and its place on a card; undefined if no card shows it. */
  className: string | undefined;
  /** On narrower screens nobody sees the column. */
  hiddenBelow?: 'laptop';
  /** On a card the cell is read by screen readers alone. */
  isUnseenOnCards?: boolean;
  isRowHeading?: boolean;
  isNumeric?: boolean;
  /** The name under which the rows are sorted by it. Only in a table with `sorting`. */
  sortedBy?: SortName;
}

type Columns<Row, SortName extends string> = readonly Column<Row, SortName>[];

/** How the rows are sorted. `by` is undefined for the order in which they come. */
interface Sorting<SortName extends string> {
  by: SortName | undefined;
  isDescending: boolean;
}

/** From this width on it is a table; on narrower screens each row is a card, and the headings are read by screen readers alone. */
type CardsBelow = 'tablet' | 'laptop';

export interface TableRowProps {
  ref: Ref<HTMLTableRowElement> | undefined;
  index: number;
}

interface TableProps<Item extends object, Row, SortName extends string> {
  label: string;
  columns: Columns<Row, SortName>;
  cardsBelow: CardsBelow;
  items: readonly Item[];
  /** Must be stable. */
  keyOf: (item: Item) => string;
  /** The usual height of a row in pixels, until it is measured. @param isCard the row is a card */
  heightOf: (isCard: boolean) => number;
  start?: number | undefined;
  sorting?: Sorting<SortName>;
  onSort?: (by: SortName) => void;
  /** Renders a `TableRow`, with these properties. */
  row: (item: Item, props: TableRowProps) => ReactNode;
}

/** A table of people or cars. Of a long one, only the rows near the window are rendered. */
export function Table<Item extends object, Row, SortName extends string = never>(
  props: TableProps<Item, Row, SortName>,
) {
  const { label, columns, cardsBelow, items, keyOf, heightOf, start, sorting, onSort, row } = props;
  const isCards = useMedia(breakpoints[cardsBelow]);
  const layout = isCards ? 'card' : 'row';
  const { containerRef, measure, indexes, before, after } = useVirtualRows({
    count: items.length,
    // The layout is part of the key, because it changes the rows' heights.
    keyOf: useCallback(
      (index: number) => `${layout} ${items[index] ? keyOf(items[index]) : index}`,
      [items, keyOf, layout],
    ),
    heightOf: () => heightOf(isCards),
    gap: isCards ? CARD_GAP : 0,
    start,
    isReturning: useIsReturning(),
  });

  return (
    <table
      // Named by roles too: a table that is laid out as a grid has none in some browsers.
      role="table"
      aria-label={label}
      aria-rowcount={items.length + 1}
      className={cx(css.table, isCards ? css.cards : css.rows)}
    >
      <Head columns={columns} isCards={isCards} sorting={sorting} onSort={onSort} />
      <tbody role="rowgroup" ref={containerRef}>
        <SpaceRow height={before} />
        {indexes.map((index) => {
          const item = items[index];
          return item && <Fragment key={keyOf(item)}>{row(item, { ref: measure, index })}</Fragment>;
        })}
        <SpaceRow height={after} />
      </tbody>
    </table>
  );
}

/** In pixels, as in the style sheet. */
const CARD_GAP = 12;

interface HeadProps<Row, SortName extends string> {
  columns: Columns<Row, SortName>;
  isCards: boolean;
  sorting?: Sorting<SortName> | undefined;
  onSort?: ((by: SortName) => void) | undefined;
}

function Head<Row, SortName extends string>({ columns, isCards, sorting, onSort }: HeadProps<Row, SortName>) {
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {columns.map(({ heading, width, sortedBy, hiddenBelow }) => {
          const direction = sortedBy && directionOf(sorting, sortedBy);
          return (
            <th
              key={heading}
              role="columnheader"
              scope="col"
              className={cx(hiddenBelow === 'laptop' && css.hiddenOnLaptop)}
              style={{ width }}
              aria-sort={direction}
            >
              {direction && onSort && !isCards ? (
                <button type="button" className={css.sort} onClick={() => onSort(sortedBy)}>
                  <span>{heading}</span>
                  <SortMark direction={direction} />
                </button>
              ) : (
                heading
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function directionOf<SortName extends string>(sorting: Sorting<SortName> | undefined, column: SortName) {
  if (sorting?.by !== column) return 'none';
  return sorting.isDescending ? 'descending' : 'ascending';
}

function SortMark({ direction }: { direction: 'none' | 'ascending' | 'descending' }) {
  const Mark = direction === 'none' ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return <Mark size={16} aria-hidden />;
}

interface RowProps<Row> extends Omit<ComponentProps<'tr'>, 'children'> {
  columns: Columns<Row, string>;
  of: Row;
  index: number;
}

export function TableRow<Row>({ columns, of, index, className, ...props }: RowProps<Row>) {
  return (
    <tr role="row" data-index={index} aria-rowindex={index + 2} className={cx(css.row, className)} {...props}>
      {columns.map((column) => (
        <Cell key={column.heading} column={column}>
          {column.cell(of)}
        </Cell>
      ))}
    </tr>
  );
}

function Cell<Row>({ column, children }: { column: Column<Row, string>; children: ReactNode }) {
  const { className, hiddenBelow, isUnseenOnCards, isRowHeading, isNumeric = false } = column;
  return (
    <Text
      as={isRowHeading ? 'th' : 'td'}
      role={isRowHeading ? 'rowheader' : 'cell'}
      isNumeric={isNumeric}
      isBreaking
      className={cx(className, hiddenBelow === 'laptop' && css.hiddenOnLaptop, isUnseenOnCards && css.unseenOnCards)}
    >
      {children}
    </Text>
  );
}

interface TableSkeletonProps<Row> {
  columns: Columns<Row, string>;
  cardsBelow: CardsBelow;
  rows: number;
  rowClassName?: string | undefined;
}

/** The table before its rows are there, with its columns where the table has them. */
export function TableSkeleton<Row>({ columns, cardsBelow, rows, rowClassName }: TableSkeletonProps<Row>) {
  const isCards = useMedia(breakpoints[cardsBelow]);

  return (
    <table aria-hidden className={cx(css.table, isCards ? css.cards : css.rows)}>
      <Head columns={columns} isCards={isCards} />
      <tbody>
        {Array.from({ length: rows }, (_, index) => (
          <tr key={index} aria-rowindex={index + 2} className={cx(css.row, rowClassName)}>
            {columns.map((column) => (
              <Cell key={column.heading} column={column}>
                {column.placeholder}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
