import { mutationOptions } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { describeError } from '@/api/callError';
import { useWrite } from '@/api/useWrite';
import { UNDO_MS } from '@/lib/config/limits';
import { commonTexts } from '@/lib/text/texts';
import { sessionState } from '@/session/state/sessionState';
import { Button } from '@/ui/button/Button';
import { ToastRow } from '@/ui/feedback/ToastRow';
import { uiTexts } from '@/ui/texts';
import { addWish } from '@/wishlist/queries';
import type { Wish, WishlistItem } from '@/wishlist/schema';
import { wishlistTexts as texts } from '@/wishlist/texts';

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

interface UndoRemovalProps {
  wish: Wish;
  /** Says what was removed. */
  text: string;
  onDone: () => void;
}

/** Shows the error of a failed Undo itself, because the control that removed the car may be off the page by then. */
export function UndoRemoval({ wish, text, onDone }: UndoRemovalProps) {
  const undo = useWrite({ ...addWish, onSuccess: onDone });

  return (
    <ToastRow text={undo.isError ? describeError(undo.error) : text}>
      <Button isBusy={undo.isPending} onClick={() => undo.mutate(wish)}>
        {undo.isError ? uiTexts.tryAgain : commonTexts.undo}
      </Button>
    </ToastRow>
  );
}
