import { memo, useRef } from 'react';
import { breakpoints } from '@/lib/config/breakpoints';
import { cx } from '@/ui/cx';
import { Table, TableRow, TableSkeleton, type TableRowProps } from '@/ui/table/Table';
import { useMedia } from '@/ui/useMedia';
import { useRowRemoval } from '@/wishlist/buttons/useRowRemoval';
import { orderStateOf, type FollowedWish } from '@/wishlist/followedWish';
import { wishlistTexts } from '@/wishlist/texts';
import { columns } from './columns';
import { passFocusOn } from './passFocusOn';
import { tableTexts as texts } from './texts';
import css from './WishlistRow.module.css';

const keyOf = ({ item }: FollowedWish) => item.id;

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
      items={wishes}
      keyOf={keyOf}
      heightOf={(isNarrow) => (isNarrow ? 152 : 93)}
      start={start < 0 ? undefined : start}
      row={(wish, row) => (
        <WishlistRow {...row} {...wish} isHighlighted={isHighlighted(wish)} isCard={isCard} onRemoved={onRemoved} />
      )}
    />
  );
}

interface WishlistRowProps extends TableRowProps, FollowedWish {
  isHighlighted: boolean;
  /** On a narrow screen the row is a card with a menu. */
  isCard: boolean;
  /** Must be stable, so that `memo` skips unchanged rows. */
  onRemoved: (id: string) => void;
}

const WishlistRow = memo(function WishlistRow(props: WishlistRowProps) {
  const { ref, index, isHighlighted, isCard, onRemoved, ...wish } = props;
  const { item, saved } = wish;
  const removeControl = useRef<HTMLSpanElement>(null);
  const removal = useRowRemoval(wish, () => {
    passFocusOn(removeControl.current);
    onRemoved(saved.id);
  });
  const { isGone } = removal;
  const isInactive = isGone || orderStateOf(wish).kind === 'unlisted';

  return (
    <TableRow
      ref={ref}
      columns={columns}
      of={{
        ...wish,
        isGone,
        number: index + 1,
        title: item.title ?? wishlistTexts.untitled,
        carId: isInactive ? '' : item.carId,
        isHighlighted,
        isCard,
        removal,
        removeControl,
      }}
      index={index}
      aria-current={isHighlighted || undefined}
      className={cx(css.row, isInactive && css.dead, isHighlighted && css.highlighted)}
    />
  );
});

export const WishlistSkeleton = () => (
  <TableSkeleton columns={columns} cardsBelow="tablet" rows={4} rowClassName={css.row} />
);
