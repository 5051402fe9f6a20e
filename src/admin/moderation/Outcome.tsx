import type { MouseEvent } from 'react';
import { describeError } from '@/api/callError';
import { canUndo } from '@/session/delayed/delayedWrite';
import { Button } from '@/ui/button/Button';
import { Key } from '@/ui/button/Key';
import { cx } from '@/ui/cx';
import { Text } from '@/ui/Text';
import { uiTexts } from '@/ui/texts';
import { useSecondsLeft } from '@/ui/useSecondsLeft';
import { decisions, type Decision } from './decisions';
import { moderationTexts as texts } from './texts';
import css from './Queue.module.css';

interface OutcomeProps {
  decision: Decision | undefined;
  /** Without the reason of a failure, which only the tooltip has. */
  isBrief?: boolean;
}

/** What a decision has led to, or is about to; without one, that the reports are gone. */
export function Outcome({ decision, isBrief = false }: OutcomeProps) {
  const seconds = useSecondsLeft(decision?.state === 'held' ? decision.dueAt : undefined);
  const text = decision ? outcomeOf(decision, seconds) : texts.dealtWith;
  const hasFailed = decision?.state === 'failed';
  const whole = hasFailed ? texts.failed(text, describeError(decision.error)) : text;
  const look = { as: 'span', size: 'xs', title: whole, children: isBrief ? text : whole } as const;
  if (hasFailed) return <Text {...look} isDanger className={cx(css.outcome, css.failed)} />;
  return <Text {...look} isMuted className={css.outcome} />;
}

/** The second press of a double click was aimed at what was there before. */
export const unlessDoubled = (act: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) act();
};

interface OutcomeButtonProps {
  decision: Decision | undefined;
  title: string;
  hasKey?: boolean;
}

/** Undo while nothing is sent, and another try after a failure. */
export function OutcomeButton({ decision, title, hasKey = false }: OutcomeButtonProps) {
  if (decision && decision.state !== 'failed' && canUndo(decision)) {
    return (
      <Button aria-label={texts.undoOf(title)} onClick={unlessDoubled(() => decisions.undo([decision]))}>
        {texts.undo}
        {hasKey && <Key cap="U" />}
      </Button>
    );
  }
  if (decision?.state !== 'failed') return null;
  return (
    <Button aria-label={texts.retryOf(title)} onClick={() => decisions.retry(decision)}>
      {uiTexts.tryAgain}
    </Button>
  );
}

function outcomeOf(decision: Decision, seconds: number) {
  const { verdict, subject, reports, state, isSent, isCarRemoved = false, isElsewhere = false } = decision;
  const isRemoval = verdict === 'remove';
  switch (state) {
    case 'offline':
      return isSent ? texts.offlineSent : texts.offline;
    case 'held':
    case 'sending':
      return isRemoval ? texts.removing(seconds) : texts.dropping(seconds);
    case 'already-done':
      return texts.overtaken;
    case 'done':
      if (isElsewhere) return texts.dealtWith;
      return isRemoval ? texts.removed(reports.length) : texts.dropped(reports.length, subject.carId !== undefined);
    case 'failed':
      if (isCarRemoved) return texts.reportsLeft;
      return isRemoval ? texts.carNotRemoved : texts.notDropped(reports.length);
  }
}
