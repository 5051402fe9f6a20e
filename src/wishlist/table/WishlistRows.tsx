import { useCallback } from 'react';
import { SpaceRow, useVirtualRows } from '@/ui/list/virtualRows';
import { breakpoints } from '@/lib/config/breakpoints';
import { useMedia } from '@/ui/useMedia';
import { wishlistTexts as texts } from '@/wishlist/texts';
import { Panel } from '@/ui/layout/layout';
import type { FollowedWish } from './followedWish';
import { WishlistRow } from './WishlistRow';
import { columnWidths } from './columnWidths';
import css from './WishlistTable.module.css';

const columns = Object.values(texts.columns);
/** The usual height of a row in pixels, until it is measured. */
const HEIGHTS = { table: 93, cards: 152 } as const;

interface WishlistRowsProps {
  /** In the order in which they are shown. */
  wishes: readonly FollowedWish[];
  /** The id of the car whose row is marked. */
  highlight: string | undefined;
  /** Takes the row of a removed item away. Must be stable. */
  onRemoved: (id: string) => void;
}

export function WishlistRows({ wishes, highlight, onRemoved }: WishlistRowsProps) {
  const layout = useMedia(breakpoints.tablet) ? 'cards' : 'table';
  const isHighlighted = ({ item, isGone }: FollowedWish) => !isGone && item.carId === highlight;
  const start = wishes.findIndex(isHighlighted);
  // The layout is part of the key, because it changes the rows' heights.
  const keyOf = useCallback((index: number) => `${layout} ${wishes[index]?.item.id ?? index}`, [wishes, layout]);
  const { containerRef, measure, indexes, before, after } = useVirtualRows({
    count: wishes.length,
    keyOf,
    heightOf: () => HEIGHTS[layout],
    gap: layout === 'cards' ? 12 : 0,
    start: start < 0 ? undefined : start,
  });

  return (
    <Panel className={css.frame}>
      <table className={css.table} aria-label={texts.table} aria-rowcount={wishes.length + 1}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" style={{ width: columnWidths[index] }}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={containerRef}>
          <SpaceRow height={before} />
          {indexes.map((index) => {
            const wish = wishes[index];
            return (
              wish && (
                <WishlistRow
                  key={wish.item.id}
                  ref={measure}
                  {...wish}
                  index={index}
                  number={index + 1}
                  isHighlighted={isHighlighted(wish)}
                  isCard={layout === 'cards'}
                  onRemoved={onRemoved}
                />
              )
            );
          })}
          <SpaceRow height={after} />
        </tbody>
      </table>
    </Panel>
  );
}
