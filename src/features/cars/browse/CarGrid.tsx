import { memo, type ReactNode } from 'react';
import { MAX_WHOLE_LIST } from '@/shared/config/limits';
import { cx } from '@/shared/ui/cx';
import offScreen from '@/shared/ui/list/offScreen.module.css';
import css from './CarGrid.module.css';
import type { Car } from '../schema';
import { useColumns } from './useColumns';
import { useVirtualGrid } from './useVirtualGrid';

/** A row of the list: `isGone` once it has been taken off the market under the reader's eyes. */
export interface CarRow {
  row: Car;
  isGone: boolean;
}

interface CarGridProps {
  rows: readonly CarRow[];
  /** Must stay the same function, so that a card that has not changed is not drawn again. */
  card: (row: CarRow, isFirst: boolean) => ReactNode;
}

/** Of a long list only the cards near the screen are in the page; each says where in the whole list it is. */
export function CarGrid({ rows, card }: CarGridProps) {
  const { columns, gap } = useColumns();
  const count = Math.ceil(rows.length / columns);
  const isWhole = rows.length <= MAX_WHOLE_LIST;
  const { measure, first, end } = useVirtualGrid(count, gap, isWhole);
  const sizes: Record<`--${string}`, number | string> = {
    '--columns': columns,
    '--gap': `${gap}px`,
    '--lines': count,
    '--first': first,
  };

  return (
    <div className={css['frame']}>
      <ul ref={measure} className={cx(css['list'], isWhole && offScreen['list'])} style={sizes}>
        {rows.slice(first * columns, end * columns).map((row, index) => {
          const place = first * columns + index;
          return (
            <li key={row.row.id} aria-setsize={rows.length} aria-posinset={place + 1}>
              <Cell row={row} isFirst={place < columns} card={card} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const Cell = memo(function Cell({
  row,
  isFirst,
  card,
}: Pick<CarGridProps, 'card'> & { row: CarRow; isFirst: boolean }) {
  return card(row, isFirst);
});
