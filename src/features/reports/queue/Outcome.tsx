import { describeError } from '@/shared/api/describeError';
import { Button } from '@/shared/ui/button/Button';
import { Key } from '@/shared/ui/button/Key';
import { useSecondsLeft } from '@/shared/ui/useSecondsLeft';
import { cx } from '@/shared/ui/cx';
import { moderationMessages as messages } from '@/shared/messages/moderation';
import { uiMessages } from '@/shared/messages/ui';
import { undo, type Decision } from './decisions';
import css from './Queue.module.css';

/** What a decision has led to, or is about to; without one, that the reports are gone. */
export function Outcome({ decision }: { decision: Decision | undefined }) {
  const seconds = useSecondsLeft(decision?.state === 'held' ? decision.dueAt : undefined);
  const text = decision ? outcomeOf(decision, seconds) : messages.dealtWith;
  const isFailed = decision?.state === 'failed';
  return (
    <span role={isFailed ? 'alert' : undefined} className={cx(css['outcome'], isFailed && css['failed'])} title={text}>
      {text}
    </span>
  );
}

interface OutcomeButtonProps {
  decision: Decision | undefined;
  /** What it is about. */
  title: string;
  hasKey?: boolean;
  onRetry: (decision: Decision) => void;
}

/** Undo while nothing is sent, and another try after a failure. */
export function OutcomeButton({ decision, title, hasKey = false, onRetry }: OutcomeButtonProps) {
  if (decision?.state === 'held') {
    return (
      <Button aria-label={messages.undoOf(title)} onClick={() => undo([decision])}>
        {messages.undo}
        {hasKey && <Key cap="U" />}
      </Button>
    );
  }
  if (decision?.state !== 'failed') return null;
  return (
    <Button aria-label={messages.retryOf(title)} onClick={() => onRetry(decision)}>
      {uiMessages.tryAgain}
    </Button>
  );
}

function outcomeOf({ verdict, subject, reports, state, isCarRemoved = false, error }: Decision, seconds: number) {
  const isRemoval = verdict === 'remove';
  switch (state) {
    case 'held':
    case 'sending':
      return isRemoval ? messages.removing(seconds) : messages.dropping(seconds);
    case 'overtaken':
      return messages.overtaken;
    case 'done':
      return isRemoval
        ? messages.removed(reports.length)
        : messages.dropped(reports.length, subject.carId !== undefined);
    case 'failed': {
      const failure = isRemoval ? messages.carNotRemoved : messages.notDropped;
      return `${isCarRemoved ? messages.reportsLeft : failure} ${describeError(error)}`;
    }
  }
}
