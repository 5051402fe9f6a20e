import { useMemo, useState } from 'react';
import { NewItemsButton } from '@/shared/ui/list/NewItemsButton';
import { useStableRows } from '@/shared/ui/list/stableRows';
import { followWishes, type WishMarket } from './followedWish';
import { RemoveWishDialog } from '../RemoveWishDialog';
import { NoWishes } from './NoWishes';
import { paidItems, type WishlistItem } from '../schema';
import { useOwnAdditions } from '../wishState';
import { WishlistRows } from './WishlistRows';
import css from './WishlistTable.module.css';

interface WishlistTableProps {
  items: readonly WishlistItem[];
  email: string;
  /** Must be memoized. */
  market: WishMarket;
  /** The id of the car that was added just before the table was opened. */
  highlight: string | undefined;
}

export function WishlistTable({ items, email, market, highlight }: WishlistTableProps) {
  const ownAdditions = useOwnAdditions();
  const { rows, newCount, showNew, forget } = useStableRows(items, ({ carId }) => ownAdditions.has(carId));
  const wishes = useMemo(() => followWishes(rows, market, paidItems(items)), [rows, market, items]);
  const [removing, setRemoving] = useState<WishlistItem>();

  return (
    <>
      <div className={css['fresh']}>
        <NewItemsButton count={newCount} onShow={showNew} />
      </div>
      {rows.length === 0 && (
        <div className={css['none']}>
          <NoWishes />
        </div>
      )}
      {rows.length > 0 && <WishlistRows wishes={wishes} highlight={highlight} onRemove={setRemoving} />}
      {removing && (
        <RemoveWishDialog
          item={removing}
          email={email}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => {
            forget(removing.id);
            setRemoving(undefined);
          }}
        />
      )}
    </>
  );
}
