import { useCallback, useMemo } from 'react';
import { cx } from '@/ui/cx';
import { breakpoints } from '@/lib/config/breakpoints';
import { useMedia } from '@/ui/useMedia';
import { useVirtualRows } from '@/ui/list/virtualRows';
import type { Car } from '@/cars/schema';
import { Panel } from '@/ui/layout/layout';
import { myCarsTexts as texts } from './texts';
import css from './MyCars.module.css';
import { MyCarRow } from './MyCarRow';
import { daysListed } from './myCarsView';
import type { Removal } from './removals';

interface MyCarsListProps {
  rows: readonly { row: Car; isGone: boolean }[];
  removals: ReadonlyMap<string, Removal>;
  now: number;
}

const WIDE_ROW = 97;
const NARROW_ROW = 210;

/** Only the rows near the screen if the list is long. */
export function MyCarsList({ rows, removals, now }: MyCarsListProps) {
  const isNarrow = useMedia(breakpoints.tablet);
  const keyOf = useCallback(
    (index: number) => `${isNarrow ? 'narrow' : 'wide'} ${rows[index]?.row.id ?? index}`,
    [rows, isNarrow],
  );
  const { containerRef, measure, indexes, before, after } = useVirtualRows({
    count: rows.length,
    keyOf,
    heightOf: () => (isNarrow ? NARROW_ROW : WIDE_ROW),
    gap: isNarrow ? 12 : 0,
  });
  const longest = useMemo(
    () => rows.reduce((most, { row }) => Math.max(most, daysListed(row, now) ?? 0), 0),
    [rows, now],
  );
  const { photo, car, price, listed, actions } = texts.columns;

  return (
    <Panel isFramed={!isNarrow}>
      <div className={cx(css.row, css.columns)} aria-hidden>
        {[photo, car, price, listed, actions].map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul ref={containerRef} className={css.list}>
        {before > 0 && <li aria-hidden style={{ height: before }} />}
        {indexes.map((index) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={row.row.id}
                ref={measure}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
              >
                <Panel isFramed={isNarrow}>
                  <MyCarRow
                    car={row.row}
                    isGone={row.isGone}
                    removal={removals.get(row.row.id)}
                    days={daysListed(row.row, now)}
                    longest={longest}
                  />
                </Panel>
              </li>
            )
          );
        })}
        {after > 0 && <li aria-hidden style={{ height: after }} />}
      </ul>
    </Panel>
  );
}
