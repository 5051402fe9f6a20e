import { describeError } from '@/shared/api/describeError';
import { Button } from '@/shared/ui/Button';
import { useWrite } from '@/shared/useWrite';
import { commonWords } from '@/shared/words/common';
import { uiWords } from '@/shared/words/ui';
import { wishlistWords as words } from '@/shared/words/wishlist';
import { addWish } from './queries';
import type { Wish } from './schema';
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
  const title = wish.car.title ?? words.untitled;

  return (
    <div className={css['undo']} onFocus={onHold} onBlur={onRelease}>
      <span className={css['text']}>{undo.isError ? describeError(undo.error) : words.notWished(title)}</span>
      <Button look="quiet" isBusy={undo.isPending} onClick={() => undo.mutate(wish)}>
        {undo.isError ? uiWords.tryAgain : commonWords.undo}
      </Button>
    </div>
  );
}
