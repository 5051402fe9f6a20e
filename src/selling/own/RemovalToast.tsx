import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { titleOf } from '@/cars/texts';
import { commonTexts } from '@/lib/text/texts';
import { Button, IconButton } from '@/ui/button/Button';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { useSecondsLeft } from '@/ui/useSecondsLeft';
import { removals, type Removal } from './removals';
import { myCarsTexts as texts } from './texts';
import css from './RemovalToast.module.css';

/** Says what is removed next, with Undo and the seconds that are left. Closing it ends the wait. */
export function RemovalToast() {
  const last = removals.useAll().findLast(({ state, dueAt }) => state === 'held' && dueAt > 0);
  const seconds = useSecondsLeft(last?.dueAt);

  return (
    <LiveRegion as="div" className={css.place}>
      {last && seconds > 0 && <Toast key={last.post.id} removal={last} seconds={seconds} />}
    </LiveRegion>
  );
}

function Toast({ removal, seconds }: { removal: Removal; seconds: number }) {
  const layer = useRef<HTMLDivElement>(null);
  const title = titleOf(removal.post);
  const part: Record<`--${string}`, string> = { '--left': `${seconds * 10}%` };
  useEffect(() => layer.current?.showPopover(), []);

  return (
    <div ref={layer} popover="manual" className={css.toast}>
      <span className={css.ring} style={part} aria-hidden>
        <span>{seconds}</span>
      </span>
      <span className={css.text}>{texts.removingCar(title)}</span>
      <Button className={css.undo} aria-label={texts.undoRemoval(title)} onClick={() => removals.undo([removal])}>
        {commonTexts.undo}
      </Button>
      <IconButton
        variant="ghost"
        className={css.close}
        label={texts.removeNow(title)}
        onClick={() => removals.change(removal, { dueAt: Date.now() })}
      >
        <X size={18} />
      </IconButton>
    </div>
  );
}
