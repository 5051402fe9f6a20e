import { memo, useRef } from 'react';
import { cx } from '@/ui/cx';
import { TableRow, type TableRowProps } from '@/ui/table/Table';
import { useRowRemoval } from '@/wishlist/buttons/useRowRemoval';
import { wishlistTexts as texts } from '@/wishlist/texts';
import { columns } from './columns';
import { orderStateOf, type FollowedWish } from './followedWish';
import { passFocusOn } from './passFocusOn';
import css from './WishlistRow.module.css';

interface WishlistRowProps extends TableRowProps, FollowedWish {
  isHighlighted: boolean;
  /** On a narrow screen the row is a card with a menu. */
  isCard: boolean;
  /** Must be stable, so that `memo` skips unchanged rows. */
  onRemoved: (id: string) => void;
}

export const WishlistRow = memo(function WishlistRow(props: WishlistRowProps) {
  const { ref, index, isHighlighted, isCard, onRemoved, ...wish } = props;
  const { item, saved } = wish;
  const removeControl = useRef<HTMLSpanElement>(null);
  const removal = useRowRemoval(saved, () => {
    passFocusOn(removeControl.current);
    onRemoved(saved.id);
  });
  // A poll may find it gone before this removal has its answer.
  const isGone = wish.isGone && !removal.isPending;
  const isInactive = isGone || orderStateOf(wish).kind === 'unlisted';

  return (
    <TableRow
      ref={ref}
      columns={columns}
      of={{
        ...wish,
        isGone,
        number: index + 1,
        title: item.title ?? texts.untitled,
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
