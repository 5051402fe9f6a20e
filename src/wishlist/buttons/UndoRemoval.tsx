import { describeError } from '@/api/callError';
import { Button } from '@/ui/button/Button';
import { useWrite } from '@/api/useWrite';
import { commonTexts } from '@/lib/text/commonTexts';
import { uiTexts } from '@/ui/texts';
import { addWish } from '@/wishlist/queries';
import type { Wish } from '@/wishlist/schema';
import { Row } from '@/ui/layout/layout';
import css from './UndoRemoval.module.css';

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
    <Row gap={2} className={css.undo}>
      <span className={css.text}>{undo.isError ? describeError(undo.error) : text}</span>
      <Button isBusy={undo.isPending} onClick={() => undo.mutate(wish)}>
        {undo.isError ? uiTexts.tryAgain : commonTexts.undo}
      </Button>
    </Row>
  );
}
