import Undo from 'lucide-react/icons/undo-2';
import { describeError } from '@/api/callError';
import { titleOf } from '@/cars/texts';
import { commonTexts } from '@/lib/text/texts';
import { Button } from '@/ui/button/Button';
import { focusIfLost } from '@/ui/focus';
import { Row } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { uiTexts } from '@/ui/texts';
import { useSecondsLeft } from '@/ui/useSecondsLeft';
import { removals, type Removal } from './removals';
import { myCarsTexts as texts } from './texts';
import css from './MyCars.module.css';

/** Instead of the car's facts while it is being removed. */
export function RemovalWords({ removal: { state, error, dueAt, isSent } }: { removal: Removal }) {
  const seconds = useSecondsLeft(dueAt);
  if (state === 'failed') {
    return (
      <Text size="xs" isDanger className={css.facts}>
        {texts.failed(describeError(error))}
      </Text>
    );
  }
  return (
    <Text size="xs" isMuted className={css.facts}>
      {state === 'offline'
        ? isSent
          ? texts.offlineSent
          : texts.offline
        : seconds > 0 && state === 'held'
          ? texts.removingIn(seconds)
          : texts.removing}
    </Text>
  );
}

/** Undo while the removal waits; after a failure, another try or nothing at all. */
export function RemovalButtons({ removal }: { removal: Removal }) {
  const undo = () => removals.undo([removal]);
  const title = titleOf(removal.post);

  if (removal.state === 'failed') {
    return (
      <Row gap={1} align="stretch" justify="end" isWrapping>
        <Button onClick={() => removals.retry(removal)}>{uiTexts.tryAgain}</Button>
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
        isBusy={removal.state === 'sending'}
        icon={<Undo size={18} />}
        aria-label={texts.undoRemoval(title)}
        onClick={({ currentTarget }) => {
          // The button disappears, which must not lose the focus.
          currentTarget.closest<HTMLElement>('tr')?.focus();
          undo();
        }}
      >
        {commonTexts.undo}
      </Button>
    </Row>
  );
}
