import { useState } from 'react';
import { FreshButton } from '@/shared/ui/FreshButton';
import { useSteadyRows } from '@/shared/ui/steadyRows';
import { wishlistWords as words } from '@/shared/words/wishlist';
import { NoWishes } from './NoWishes';
import { RemoveWishDialog } from './RemoveWishDialog';
import { paidEntries, type WishlistItem } from './schema';
import { useOwnAdditions } from './wishState';
import { WishlistRow } from './WishlistRow';
import css from './WishlistTable.module.css';

const { columns } = words;

interface WishlistTableProps {
  items: readonly WishlistItem[];
  email: string;
  /** Cars that are no longer listed. */
  goneCarIds: readonly string[];
  /** The car that was chosen just now. */
  highlight: string | undefined;
}

export function WishlistTable({ items, email, goneCarIds, highlight }: WishlistTableProps) {
  const own = useOwnAdditions();
  const { rows, freshCount, showFresh, forget } = useSteadyRows(items, ({ carId }) => own.has(carId));
  const paid = paidEntries(items);
  const [asked, setAsked] = useState<WishlistItem>();

  const forgetAsked = (item: WishlistItem) => {
    forget(item.id);
    setAsked(undefined);
  };

  return (
    <>
      <div className={css['fresh']}>
        <FreshButton count={freshCount} onShow={showFresh} />
      </div>
      {rows.length === 0 && <NoWishes />}
      {rows.length > 0 && (
        <div className={css['frame']}>
          <table className={css['table']} aria-label={words.table}>
            <thead>
              <tr>
                {Object.values(columns).map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ row, isGone }, at) => (
                <WishlistRow
                  key={row.id}
                  number={at + 1}
                  item={row}
                  isGone={isGone}
                  paidId={row.isPaid ? row.id : paid.get(row.carId)}
                  isListed={!goneCarIds.includes(row.carId)}
                  isHighlighted={!isGone && row.carId === highlight}
                  onRemove={setAsked}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {asked && (
        <RemoveWishDialog
          item={asked}
          email={email}
          onClose={() => setAsked(undefined)}
          onRemoved={() => forgetAsked(asked)}
        />
      )}
    </>
  );
}
