import Undo from 'lucide-react/icons/undo-2';
import { describeError } from '@/shared/api/describeError';
import { Button } from '@/shared/ui/button/Button';
import { useWrite } from '@/shared/useWrite';
import { focusIfLost } from '@/shared/ui/feedback/focusOnMount';
import { myProductsMessages as messages } from '@/shared/messages/myProducts';
import { uiMessages } from '@/shared/messages/ui';
import { titleOf } from '../titleOf';
import { carryOutRemoval } from './carryOutRemoval';
import css from './MyCars.module.css';
import { undoRemoval } from './removals';
import type { RemovalState } from './useRemovals';
import { useSecondsLeft } from '@/shared/ui/useSecondsLeft';

/** Instead of the car's facts while it is being removed. */
export function RemovalWords({ state: { removal, error } }: { state: RemovalState }) {
  const seconds = useSecondsLeft(removal.dueAt);
  if (error) {
    return (
      <p role="alert" className={css['failed']}>
        {messages.failed(describeError(error))}
      </p>
    );
  }
  return (
    <p className={css['facts']}>{seconds > 0 && !removal.isSent ? messages.removingIn(seconds) : messages.removing}</p>
  );
}

/** Undo while the removal waits; after a failure, another try or nothing at all. */
export function RemovalButtons({ state, email }: { state: RemovalState; email: string }) {
  const { removal, isRunning, error } = state;
  const remove = useWrite(carryOutRemoval(removal.post.id));
  const undo = () => undoRemoval(email, removal.post.id);
  const title = titleOf(removal.post);

  if (error) {
    return (
      <div className={css['buttons']}>
        <Button onClick={() => remove.mutate({ email })}>{uiMessages.tryAgain}</Button>
        <Button variant="quiet" onClick={undo}>
          {messages.keep}
        </Button>
      </div>
    );
  }
  if (removal.isSent) return <span />;
  return (
    <div className={css['buttons']}>
      <Button
        ref={focusIfLost}
        isBusy={isRunning}
        icon={<Undo size={18} strokeWidth={1.75} />}
        aria-label={messages.undoRemoval(title)}
        onClick={({ currentTarget }) => {
          // The button disappears, which must not lose the focus.
          currentTarget.closest('article')?.focus();
          undo();
        }}
      >
        {messages.undo}
      </Button>
    </div>
  );
}
