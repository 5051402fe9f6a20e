import { useCallback, useState } from 'react';
import { cx } from '@/shared/ui/cx';
import { NewItemsButton } from '@/shared/ui/list/NewItemsButton';
import { LongListNote } from '@/shared/ui/list/LongListNote';
import { SpaceRow } from '@/shared/ui/list/SpaceRow';
import { useStableRows } from '@/shared/ui/list/stableRows';
import { useMedia } from '@/shared/ui/useMedia';
import { useVirtualRows } from '@/shared/ui/list/useVirtualRows';
import { wishlistMessages as messages } from '@/shared/messages/wishlist';
import { NoWishes } from './NoWishes';
import { RemoveWishDialog } from '../RemoveWishDialog';
import { paidEntries, type WishlistItem } from '../schema';
import { useOwnAdditions } from '../wishState';
import { WishlistRow } from './WishlistRow';
import css from './WishlistTable.module.css';

const { columns } = messages;
const ROW_PX = 97;
const CARD_PX = 188;

interface WishlistTableProps {
  items: readonly WishlistItem[];
  email: string;
  /** The ids of cars that are no longer listed. */
  goneCarIds: ReadonlySet<string>;
  /** The id of the car that was added just before the table was opened. */
  highlight: string | undefined;
}

export function WishlistTable({ items, email, goneCarIds, highlight }: WishlistTableProps) {
  const ownAdditions = useOwnAdditions();
  const { rows, newCount, showNew, forget } = useStableRows(items, ({ carId }) => ownAdditions.has(carId));
  const paid = paidEntries(items);
  const [removing, setRemoving] = useState<WishlistItem>();

  const onRemoved = (item: WishlistItem) => {
    forget(item.id);
    setRemoving(undefined);
  };

  const isCards = useMedia('(max-width: 720px)');
  const layout = isCards ? 'cards' : 'table';
  // The layout is part of the key, because it changes the rows' heights.
  const keyOf = useCallback((index: number) => `${layout} ${rows[index]?.row.id ?? index}`, [rows, layout]);
  const highlighted = rows.findIndex(({ row, isGone }) => !isGone && row.carId === highlight);
  const { isWhole, containerRef, measure, indexes, before, after } = useVirtualRows({
    count: rows.length,
    keyOf,
    heightOf: () => (isCards ? CARD_PX : ROW_PX),
    gap: isCards ? 12 : 0,
    start: highlighted < 0 ? undefined : highlighted,
  });
  const renderedRows = indexes.flatMap((index) => {
    const row = rows[index];
    return row ? [{ ...row, index }] : [];
  });

  return (
    <>
      <div className={css['fresh']}>
        <NewItemsButton count={newCount} onShow={showNew} />
      </div>
      <LongListNote count={rows.length} />
      {rows.length === 0 && <NoWishes />}
      {rows.length > 0 && (
        <div className={css['frame']}>
          <table
            className={cx(css['table'], !isWhole && css['windowed'])}
            aria-label={messages.table}
            aria-rowcount={rows.length + 1}
          >
            <thead>
              <tr>
                {Object.values(columns).map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody ref={containerRef}>
              <SpaceRow height={before} />
              {renderedRows.map(({ row, isGone, index }) => (
                <WishlistRow
                  key={row.id}
                  ref={measure}
                  index={index}
                  height={isWhole && isCards ? CARD_PX : undefined}
                  item={row}
                  isGone={isGone}
                  paidId={row.isPaid ? row.id : paid.get(row.carId)}
                  isListed={!goneCarIds.has(row.carId)}
                  isHighlighted={!isGone && row.carId === highlight}
                  onRemove={setRemoving}
                />
              ))}
              <SpaceRow height={after} />
            </tbody>
          </table>
        </div>
      )}
      {removing && (
        <RemoveWishDialog
          item={removing}
          email={email}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => onRemoved(removing)}
        />
      )}
    </>
  );
}
