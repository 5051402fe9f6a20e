import Undo from 'lucide-react/icons/undo-2';
import { describeError } from '@/api/callError';
import { Button } from '@/ui/button/Button';
import { useWrite } from '@/api/useWrite';
import { focusIfLost } from '@/ui/feedback/focus';
import { myProductsTexts as texts } from './texts';
import { uiTexts } from '@/ui/texts';
import { titleOf } from '@/cars/titleOf';
import { carryOutRemoval } from './carryOutRemoval';
import { Row } from '@/ui/layout/Row';
import css from './MyCars.module.css';
import { undoRemoval } from './removals';
import type { RemovalState } from './useRemovals';
import { useSecondsLeft } from '@/ui/useSecondsLeft';

/** Instead of the car's facts while it is being removed. */
export function RemovalWords({ state: { removal, error } }: { state: RemovalState }) {
  const seconds = useSecondsLeft(removal.dueAt);
  if (error) {
    return (
      <p role="alert" className={css['failed']}>
        {texts.failed(describeError(error))}
      </p>
    );
  }
  return <p className={css['facts']}>{seconds > 0 && !removal.isSent ? texts.removingIn(seconds) : texts.removing}</p>;
}

/** Undo while the removal waits; after a failure, another try or nothing at all. */
export function RemovalButtons({ state, email }: { state: RemovalState; email: string }) {
  const { removal, isRunning, error } = state;
  const remove = useWrite(carryOutRemoval(removal.post.id));
  const undo = () => undoRemoval(email, removal.post.id);
  const title = titleOf(removal.post);

  if (error) {
    return (
      <Row gap={1} align="stretch" justify="end" isWrapping>
        <Button onClick={() => remove.mutate({ email })}>{uiTexts.tryAgain}</Button>
        <Button variant="quiet" onClick={undo}>
          {texts.keep}
        </Button>
      </Row>
    );
  }
  if (removal.isSent) return <span />;
  return (
    <Row gap={1} align="stretch" justify="end" isWrapping>
      <Button
        ref={focusIfLost}
        isBusy={isRunning}
        icon={<Undo size={18} />}
        aria-label={texts.undoRemoval(title)}
        onClick={({ currentTarget }) => {
          // The button disappears, which must not lose the focus.
          currentTarget.closest('article')?.focus();
          undo();
        }}
      >
        {texts.undo}
      </Button>
    </Row>
  );
}
