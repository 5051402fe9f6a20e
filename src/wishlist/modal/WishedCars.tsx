import { useCallback, useMemo, useState } from 'react';
import { carTexts } from '@/cars/texts';
import { useListedCars } from '@/cars/useListedCars';
import { paths } from '@/lib/config/paths';
import { EmptyBay } from '@/ui/art/EmptyBay';
import { EmptyState } from '@/ui/art/EmptyState';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { focusIfLost } from '@/ui/focus';
import { Stack } from '@/ui/layout/layout';
import { NewItemsButton } from '@/ui/list/NewItemsButton';
import { useStableRows } from '@/ui/list/stableRows';
import { withdrawUndo, UndoRemoval } from '@/wishlist/buttons/offerUndo';
import { followWishes } from '@/wishlist/followedWish';
import { paidItems, type Wish, type WishlistItem } from '@/wishlist/schema';
import { wishlistTexts as texts } from '@/wishlist/texts';
import { useOwnAdditions } from '@/wishlist/wishState';
import { WishedCar } from './WishedCar';
import css from './WishedCars.module.css';

interface WishedCarsProps {
  items: readonly WishlistItem[];
  /** Called when a link in the list is followed. */
  onLeave: () => void;
}

interface Undo {
  wish: Wish;
  title: string;
}

/** What was done last: a car was removed, or added again by Undo. */
interface Note {
  /** The removed item's. */
  id: string;
  text: string;
  undo?: Undo | undefined;
}

/**
 * The modal's list. After a removal the note about it takes the focus, since the button that had it is gone. The note has its own
 * Undo, because nothing outside of a modal can be pressed, toasts included.
 */
export function WishedCars({ items, onLeave }: WishedCarsProps) {
  const listed = useListedCars(useMemo(() => items.map(({ carId }) => carId), [items]));
  const ownAdditions = useOwnAdditions();
  const { rows, newCount, showNew, forget } = useStableRows(items, ({ carId }) => ownAdditions.has(carId));
  const wishes = useMemo(() => followWishes(rows, listed, paidItems(items)), [rows, listed, items]);
  const [note, setNote] = useState<Note>();

  const onRemoved = useCallback(
    ({ id, title = texts.untitled }: WishlistItem, wish: Wish | undefined) => {
      forget(id);
      setNote({ id, text: texts.removedCar(title), undo: wish && { wish, title } });
    },
    [forget],
  );
  const onUndone = (id: string, { wish, title }: Undo) => {
    withdrawUndo(wish.car.id);
    setNote({ id, text: texts.restoredCar(title) });
  };

  const undo = note?.undo;

  return (
    <>
      <LiveRegion as="div">
        {note && (
          <div key={note.id + note.text} tabIndex={-1} ref={focusIfLost} className={css.note}>
            {undo ? (
              <UndoRemoval wish={undo.wish} text={note.text} onDone={() => onUndone(note.id, undo)} />
            ) : (
              <span>{note.text}</span>
            )}
          </div>
        )}
      </LiveRegion>
      <Stack align="start" className={css.fresh}>
        <NewItemsButton count={newCount} onShow={showNew} />
      </Stack>
      {rows.length === 0 && (
        <div className={css.empty}>
          <EmptyState
            art={<EmptyBay />}
            title={texts.noWishes}
            link={{ to: paths.cars, label: carTexts.toAllCars, onClick: onLeave }}
          >
            {texts.noWishesHint}
          </EmptyState>
        </div>
      )}
      <ul>
        {wishes.map((wish) => (
          <WishedCar key={wish.item.id} {...wish} onLeave={onLeave} onRemoved={onRemoved} />
        ))}
      </ul>
    </>
  );
}
