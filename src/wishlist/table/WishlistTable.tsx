import { useMemo } from 'react';
import { carTexts } from '@/cars/texts';
import { useListedCars } from '@/cars/useListedCars';
import { paths } from '@/lib/config/paths';
import { EmptyBay } from '@/ui/art/EmptyBay';
import { EmptyState } from '@/ui/art/EmptyState';
import { Stack } from '@/ui/layout/layout';
import { NewItemsButton } from '@/ui/list/NewItemsButton';
import { useStableRows } from '@/ui/list/stableRows';
import { followWishes } from '@/wishlist/followedWish';
import { paidItems, type WishlistItem } from '@/wishlist/schema';
import { useOwnAdditions, useOwnRemovals } from '@/wishlist/wishState';
import { tableTexts as texts } from './texts';
import { WishlistRows } from './WishlistRows';
import css from './WishlistTable.module.css';

interface WishlistTableProps {
  items: readonly WishlistItem[];
  /** The id of the car that was added just before the table was opened. */
  highlight: string | undefined;
}

export function WishlistTable({ items, highlight }: WishlistTableProps) {
  // An item is a copy of the car as it was when it was added.
  const listed = useListedCars(useMemo(() => items.map(({ carId }) => carId), [items]));
  const ownAdditions = useOwnAdditions();
  const ownRemovals = useOwnRemovals();
  const { rows: stable, newCount, showNew, forget } = useStableRows(items, ({ carId }) => ownAdditions.has(carId));
  // The modal over this page removes items too.
  const rows = useMemo(
    () => stable.filter(({ row, isGone }) => !isGone || !ownRemovals.has(row.id)),
    [stable, ownRemovals],
  );
  const wishes = useMemo(() => followWishes(rows, listed, paidItems(items)), [rows, listed, items]);

  return (
    <>
      <Stack align="start" className={css.fresh}>
        <NewItemsButton count={newCount} onShow={showNew} />
      </Stack>
      {rows.length === 0 && (
        <div className={css.none}>
          <EmptyState art={<EmptyBay />} title={texts.none} link={{ to: paths.cars, label: carTexts.toAllCars }}>
            {texts.noneHint}
          </EmptyState>
        </div>
      )}
      {rows.length > 0 && <WishlistRows wishes={wishes} highlight={highlight} onRemoved={forget} />}
    </>
  );
}
