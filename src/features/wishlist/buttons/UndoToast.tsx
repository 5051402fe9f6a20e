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
  onHold: () => void;
  onRelease: () => void;
  onDone: () => void;
}

/** The heart that it belongs to may be gone by then, so a failed Undo is told here, where it was asked for. */
export function UndoToast({ wish, onHold, onRelease, onDone }: UndoToastProps) {
  const undo = useWrite({ ...addWish, onSuccess: onDone });
  const title = wish.car.title ?? messages.untitled;

  return (
    <div className={css['undo']} onFocus={onHold} onBlur={onRelease}>
      <span className={css['text']}>{undo.isError ? describeError(undo.error) : messages.notWished(title)}</span>
      <Button variant="quiet" isBusy={undo.isPending} onClick={() => undo.mutate(wish)}>
        {undo.isError ? uiMessages.tryAgain : commonMessages.undo}
      </Button>
    </div>
  );
}
