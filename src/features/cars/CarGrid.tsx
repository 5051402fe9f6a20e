import type { ReactNode } from 'react';
import css from './CarGrid.module.css';
import type { Car } from './schema';
import { useColumns } from './useColumns';
import { useLines } from './useLines';

/** A row of the list: `isGone` once it has been taken off the market under the reader's eyes. */
export interface CarRow {
  row: Car;
  isGone: boolean;
}

interface CarGridProps {
  rows: readonly CarRow[];
  card: (row: CarRow, isFirst: boolean) => ReactNode;
}

/** Only the cards near the screen are in the page; each says where in the whole list it stands. */
export function CarGrid({ rows, card }: CarGridProps) {
  const { columns, gap } = useColumns();
  const count = Math.ceil(rows.length / columns);
  const { measure, first, end } = useLines(count, gap);
  const sizes: Record<`--${string}`, number | string> = {
    '--columns': columns,
    '--gap': `${gap}px`,
    '--lines': count,
    '--first': first,
  };

  return (
    <div className={css['frame']}>
      <ul ref={measure} className={css['list']} style={sizes}>
        {rows.slice(first * columns, end * columns).map((row, index) => {
          const place = first * columns + index;
          return (
            <li key={row.row.id} aria-setsize={rows.length} aria-posinset={place + 1}>
              {card(row, place < columns)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
