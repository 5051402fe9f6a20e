import { mutationOptions } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { UNDO_MS } from '@/lib/config/limits';
import { sessionState } from '@/session/sessionState';
import type { Wish, WishlistItem } from '@/wishlist/schema';
import { wishlistTexts as texts } from '@/wishlist/texts';
import { addWish } from '@/wishlist/queries';
import { UndoRemoval } from './UndoRemoval';

const toastOf = (carId: string) => `undo ${carId}`;

/** Closes the toast of a car that is put on the wishlist again. */
export const withdrawUndo = (carId: string) => toast.dismiss(toastOf(carId));

/** Shows a toast that says with `text` that a car was removed, with an Undo button. The toast stays while it has the focus. */
export function offerUndo(wish: Wish, text: string) {
  const id = toastOf(wish.car.id);
  let isDone = false;
  const show = (duration: number) => {
    // Another user may be signed in by now, who must not undo this user's removal.
    if (sessionState.user()?.email !== wish.email) return;
    // Closing the toast blurs its button, which must not show it again.
    if (isDone) return;
    toast(
      <div onFocus={() => show(Infinity)} onBlur={() => show(UNDO_MS)}>
        <UndoRemoval wish={wish} text={text} onDone={done} />
      </div>,
      { id, duration },
    );
  };
  const done = () => {
    isDone = true;
    toast.dismiss(id);
  };
  show(UNDO_MS);
}

/** `addWish` for buttons that open the wishlist afterwards: a toast says that the car is on it. */
export const addWishWithToast = mutationOptions<WishlistItem, Error, Wish>({
  ...addWish,
  onMutate: ({ car }) => withdrawUndo(car.id),
  meta: { ...addWish.meta, toast: texts.isWished },
});
