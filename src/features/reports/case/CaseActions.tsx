import FlagOff from 'lucide-react/icons/flag-off';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import { Button } from '@/shared/ui/button/Button';
import { Key } from '@/shared/ui/button/Key';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { moderationMessages as messages } from '@/shared/messages/moderation';
import css from './CasePanel.module.css';
import type { Case } from '../queue/cases';
import { statusOf, undecidedReports } from '../queue/caseStatus';
import { resultOf } from '../queue/decisionText';
import { decisions } from '../queue/decisions';
import type { QueueState } from '../queue/useModerationQueue';

/** The two decisions, neither of which is the main button; once decided, the result. */
export function CaseActions({ one, queue }: { one: Case; queue: QueueState }) {
  const status = statusOf(one, queue.decided);

  if (status.name === 'dealt-with') return <p className={css['result']}>{messages.dealtWith}</p>;
  if (status.name === 'decided') {
    const { decision } = status;
    if (decision.state.name === 'failed') {
      return (
        <div className={css['result']}>
          <ErrorNote
            error={decision.state.error}
            title={resultOf(decision)}
            onRetry={() => queue.retry(decision)}
            isCompact
          />
        </div>
      );
    }
    return (
      <p className={css['result']}>
        <span>{resultOf(decision)}</span>
        {decision.state.name === 'held' && (
          <Button onClick={() => decisions.undo(decision.key)}>
            {messages.undo}
            <Key cap="U" />
          </Button>
        )}
      </p>
    );
  }
  const count = undecidedReports(one, queue.decided).length;
  return (
    <>
      <div className={css['actions']}>
        {one.carId !== undefined && (
          <Button
            variant="danger"
            icon={<Trash size={18} strokeWidth={1.75} />}
            onClick={() => queue.decide(one, 'remove')}
          >
            {messages.remove}
            <Key cap="R" />
          </Button>
        )}
        <Button icon={<FlagOff size={18} strokeWidth={1.75} />} onClick={() => queue.decide(one, 'drop')}>
          <span>{messages.drop(count)}</span>
          <Key cap="D" />
        </Button>
      </div>
      <p className={css['hint']}>
        <Undo size={16} strokeWidth={1.75} />
        <span>{one.carId === undefined ? messages.dropHint : messages.hint(count)}</span>
      </p>
    </>
  );
}
