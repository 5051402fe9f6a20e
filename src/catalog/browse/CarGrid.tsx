import { memo, useMemo, type ReactNode } from 'react';
import { CardSkeleton } from '@/cars/cards/CardSkeleton';
import type { Car } from '@/cars/schema';
import { MAX_WHOLE_LIST } from '@/lib/config/limits';
import type { StableRow } from '@/ui/list/stableRows';
import { type CustomProperties, gridStyle, useGridLayout } from './useGridLayout';
import { useGridLines } from './useGridLines';
import css from './CarGrid.module.css';

/** A row of the list. `isGone` means that the car was removed while the list is shown. */
export type CarRow = StableRow<Car>;

interface CarGridProps {
  rows: readonly CarRow[];
  isReturning: boolean;
  /** Must be stable, so that `memo` skips unchanged cards. */
  card: (row: CarRow, isFirst: boolean) => ReactNode;
}

/**
 * Renders the cards near the screen first, and then the others, unless the list is long. `aria-posinset` gives each card's
 * position in the whole list. Memoized, so that a key typed into the search does not render it again.
 */
export const CarGrid = memo(function CarGrid({ rows, isReturning, card }: CarGridProps) {
  const layout = useGridLayout();
  const { columns } = layout;
  const count = Math.ceil(rows.length / columns);
  const { listRef, first, end } = useGridLines(count, { layout, isShort: rows.length <= MAX_WHOLE_LIST, isReturning });
  const shown = useMemo(() => rows.slice(first * columns, end * columns), [rows, first, end, columns]);
  const lines: CustomProperties = { '--lines': count, '--first': first };

  return (
    <div className={css.frame}>
      <ul ref={listRef} className={css.list} style={{ ...gridStyle(layout), ...lines }}>
        {shown.map((row, index) => {
          const position = first * columns + index;
          return (
            <li key={row.row.id} aria-setsize={rows.length} aria-posinset={position + 1}>
              <Cell row={row} isFirst={position < columns} card={card} />
            </li>
          );
        })}
      </ul>
    </div>
  );
});

const Cell = memo(function Cell({
  row,
  isFirst,
  card,
}: Pick<CarGridProps, 'card'> & { row: CarRow; isFirst: boolean }) {
  return card(row, isFirst);
});

const SKELETON_LINES = 2;

export function CarGridSkeleton() {
  const layout = useGridLayout();
  const lines: CustomProperties = { '--lines': SKELETON_LINES };

  return (
    <div className={css.frame}>
      <div className={css.list} style={{ ...gridStyle(layout), ...lines }}>
        {Array.from({ length: SKELETON_LINES * layout.columns }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
