import { useCallback } from 'react';
import { breakpoints } from '@/lib/config/breakpoints';
import { Table, TableSkeleton } from '@/ui/table/Table';
import { useMedia } from '@/ui/useMedia';
import { columns } from './columns';
import type { FollowedWish } from './followedWish';
import { tableTexts as texts } from './texts';
import { WishlistRow } from './WishlistRow';
import css from './WishlistRow.module.css';

interface WishlistRowsProps {
  wishes: readonly FollowedWish[];
  /** The id of the car whose row is marked. */
  highlight: string | undefined;
  /** Takes the row of a removed item away. Must be stable. */
  onRemoved: (id: string) => void;
}

export function WishlistRows({ wishes, highlight, onRemoved }: WishlistRowsProps) {
  const isCard = useMedia(breakpoints.tablet);
  const isHighlighted = ({ item, isGone }: FollowedWish) => !isGone && item.carId === highlight;
  const start = wishes.findIndex(isHighlighted);

  return (
    <Table
      label={texts.table}
      columns={columns}
      cardsBelow="tablet"
      count={wishes.length}
      keyOf={useCallback((index: number) => wishes[index]?.item.id ?? String(index), [wishes])}
      heightOf={(_index, isNarrow) => (isNarrow ? 152 : 93)}
      start={start < 0 ? undefined : start}
      row={({ key, ...row }) => {
        const wish = wishes[row.index];
        return (
          wish && (
            <WishlistRow
              key={key}
              {...row}
              {...wish}
              isHighlighted={isHighlighted(wish)}
              isCard={isCard}
              onRemoved={onRemoved}
            />
          )
        );
      }}
    />
  );
}

export const WishlistSkeleton = () => (
  <TableSkeleton columns={columns} cardsBelow="tablet" rows={4} rowClassName={css.row} />
);
