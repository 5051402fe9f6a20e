import { describeError } from '@/shared/api/describeError';
import { Button } from '@/shared/ui/button/Button';
import { useWrite } from '@/shared/useWrite';
import { commonMessages } from '@/shared/messages/common';
import { uiMessages } from '@/shared/messages/ui';
import { wishlistMessages as messages } from '@/shared/messages/wishlist';
import { addWish } from '../queries';
import type { Wish } from '../schema';
import css from './UndoToast.module.css';

interface UndoToastProps {
  wish: Wish;
  onFocusIn: () => void;
  onFocusOut: () => void;
  onDone: () => void;
}

/** Shows the error of a failed Undo itself, because the heart button may be off the page by then. */
export function UndoToast({ wish, onFocusIn, onFocusOut, onDone }: UndoToastProps) {
  const undo = useWrite({ ...addWish, onSuccess: onDone });
  const title = wish.car.title ?? messages.untitled;

  return (
    <div className={css['undo']} onFocus={onFocusIn} onBlur={onFocusOut}>
      <span className={css['text']}>{undo.isError ? describeError(undo.error) : messages.notWished(title)}</span>
      <Button isBusy={undo.isPending} onClick={() => undo.mutate(wish)}>
        {undo.isError ? uiMessages.tryAgain : commonMessages.undo}
      </Button>
    </div>
  );
}
