import Lock from 'lucide-react/icons/lock';
import { useCallback, useMemo, useState } from 'react';
import { useUserStore } from '@/shared/browser/userStore';
import { cx } from '@/shared/ui/cx';
import { SpaceRow } from '@/shared/ui/list/SpaceRow';
import { useMedia } from '@/shared/ui/useMedia';
import { useVirtualRows } from '@/shared/ui/list/useVirtualRows';
import { wishChangeMessages } from '@/shared/messages/wishChanges';
import { wishlistPageMessages as messages } from '@/shared/messages/wishlistPage';
import panel from '@/shared/ui/layout/panel.module.css';
import { payablePrices, type FollowedWish } from '../following/followedWish';
import { wishNotes } from '../following/wishNotes';
import { RepostRow } from './RepostRow';
import type { WishlistItem } from '../schema';
import type { OpenDialog } from './useWishDialogs';
import { heightOfRow, type WishRow } from './wishRows';
import { WishlistRow } from './WishlistRow';
import { WishlistTotal } from './WishlistTotal';
import css from './WishlistTable.module.css';

const columns = Object.values(messages.columns);

interface WishlistRowsProps {
  rows: readonly WishRow[];
  wishes: readonly FollowedWish[];
  email: string;
  /** The id of the car whose row is marked. */
  highlight: string | undefined;
  open: OpenDialog;
  onMoved: (old: WishlistItem, carId: string) => void;
}

/** The table with the prices, the notes and the choice of cars, and their sum in its foot. */
export function WishlistRows({ rows, wishes, email, highlight, open, onMoved }: WishlistRowsProps) {
  const prices = useMemo(() => payablePrices(wishes), [wishes]);
  const notes = useUserStore(wishNotes, email);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback((carId: string, isChosen: boolean) => {
    setChosen((current) => new Set([...current].filter((id) => id !== carId).concat(isChosen ? carId : [])));
  }, []);

  const layout = useMedia('(max-width: 999px)') ? 'cards' : 'table';
  const isHighlighted = ({ item, isGone }: FollowedWish) => !isGone && item.carId === highlight;
  const start = rows.findIndex((row) => row.kind === 'wish' && isHighlighted(row.wish));
  // The layout is part of the key, because it changes the rows' heights.
  const keyOf = useCallback((index: number) => `${layout} ${rows[index]?.key ?? index}`, [rows, layout]);
  const { isWhole, containerRef, measure, indexes, before, after } = useVirtualRows({
    count: rows.length,
    keyOf,
    heightOf: (index) => heightOfRow(rows[index], layout),
    gap: layout === 'cards' ? 12 : 0,
    start: start < 0 ? undefined : start,
  });
  const rowCount = rows.length + (prices.size > 0 ? 2 : 1);

  const rowOf = (index: number) => {
    const row = rows[index];
    if (!row) return null;
    if (row.kind === 'repost') {
      const { key, item, repost } = row;
      return <RepostRow key={key} ref={measure} {...{ index, item, repost, email, onMoved }} />;
    }
    const { wish, number } = row;
    const { carId } = wish.item;
    return (
      <WishlistRow
        key={row.key}
        ref={measure}
        {...wish}
        index={index}
        number={number}
        height={isWhole && layout === 'cards' ? heightOfRow(row, layout) : undefined}
        userNote={notes.find((note) => note.carId === carId)?.text}
        isChosen={prices.has(carId) && !wish.isGone ? chosen.has(carId) : undefined}
        isHighlighted={isHighlighted(wish)}
        onChoose={choose}
        open={open}
      />
    );
  };

  return (
    <>
      <div className={cx(panel['panel'], css['frame'])}>
        <table
          className={cx(css['table'], !isWhole && css['windowed'])}
          aria-label={messages.table}
          aria-rowcount={rowCount}
        >
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={containerRef}>
            <SpaceRow height={before} />
            {indexes.map(rowOf)}
            <SpaceRow height={after} />
          </tbody>
          {prices.size > 0 && (
            <WishlistTotal prices={prices} chosen={chosen} rowIndex={rowCount} columns={columns.length} />
          )}
        </table>
      </div>
      <p className={css['private']}>
        <Lock size={16} strokeWidth={1.75} />
        {wishChangeMessages.notesStay}
      </p>
    </>
  );
}
