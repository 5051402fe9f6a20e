import { describeError } from '@/shared/api/describeError';
import { Button } from '@/shared/ui/button/Button';
import { cx } from '@/shared/ui/cx';
import { formatRelative } from '@/shared/messages/format';
import { moderationMessages as messages } from '@/shared/messages/moderation';
import { uiMessages } from '@/shared/messages/ui';
import { oldestOf, waitingReports, type Case } from './cases';
import type { CaseStatus } from './caseStatus';
import { resultOf } from './decisionText';
import type { Decision } from './decision';
import { decisions } from './decisions';
import css from './CaseList.module.css';

export function Age({ one }: { one: Case }) {
  const count = waitingReports(one).length;
  const time = oldestOf(one);
  const oldest = time === undefined ? undefined : new Date(time);
  return (
    <span className={css['small']}>
      <span className={css['narrow']}>{`${messages.reports(count)} · `}</span>
      {oldest && <span>{count > 1 ? messages.oldest(oldest) : formatRelative(oldest)}</span>}
    </span>
  );
}

export function Count({ count }: { count: number }) {
  return (
    <div className={css['count']}>
      <span>{count}</span>
      <small>{messages.reportUnit(count)}</small>
    </div>
  );
}

export function Result({ status }: { status: CaseStatus }) {
  if (status.name !== 'decided') return <span className={css['small']}>{messages.dealtWith}</span>;
  const { state } = status.decision;
  if (state.name !== 'failed') return <span className={css['small']}>{resultOf(status.decision)}</span>;
  const text = `${resultOf(status.decision)} ${describeError(state.error)}`;
  return (
    <span role="alert" className={cx(css['small'], css['failed'])} title={text}>
      {text}
    </span>
  );
}

export function StatusButton({
  status,
  title,
  onRetry,
}: {
  status: CaseStatus;
  title: string;
  onRetry: (decision: Decision) => void;
}) {
  if (status.name !== 'decided') return null;
  const { decision } = status;
  if (decision.state.name === 'held') {
    return (
      <Button aria-label={messages.undoOf(title)} onClick={() => decisions.undo(decision.key)}>
        {messages.undo}
      </Button>
    );
  }
  if (decision.state.name !== 'failed') return null;
  return <Button onClick={() => onRetry(decision)}>{uiMessages.tryAgain}</Button>;
}
