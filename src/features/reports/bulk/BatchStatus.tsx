import X from 'lucide-react/icons/x';
import { describeError } from '@/shared/api/describeError';
import { Button } from '@/shared/ui/button/Button';
import { IconButton } from '@/shared/ui/button/IconButton';
import { moderationMessages as messages } from '@/shared/messages/moderation';
import { cx } from '@/shared/ui/cx';
import box from '@/shared/ui/layout/panel.module.css';
import css from './Bulk.module.css';
import panel from '../case/CasePanel.module.css';
import type { DecisionState } from '../queue/decision';
import { resultOf } from '../queue/decisionText';
import { decisions } from '../queue/decisions';
import type { QueueState } from '../queue/useModerationQueue';

/** How far the last batch has come: its progress, and each failure with its reason. */
export function BatchStatus({ queue: { batch, decided, retryBatch } }: { queue: QueueState }) {
  const of = (name: DecisionState['name']) => [...batch].filter((key) => decided.get(key)?.state.name === name);
  const [held, sending, failed] = [of('held'), of('sending'), of('failed')];
  const total = batch.size;
  const over = total - held.length - sending.length;
  const done = over - failed.length;
  const isHeld = held.length > 0 && over === 0 && sending.length === 0;
  const isRunning = over < total && !isHeld;

  if (total === 0) return null;
  return (
    <section className={cx(box['panel'], panel['case'])} aria-label={messages.batch}>
      <div className={panel['head']}>
        <h3>{messages.batch}</h3>
        {!isHeld && !isRunning && (
          <IconButton variant="ghost" label={messages.closeBatch} onClick={decisions.closeBatch}>
            <X size={18} strokeWidth={1.75} />
          </IconButton>
        )}
      </div>
      <div className={css['batch']}>
        <p role="status">
          {isHeld && <span>{messages.batchHeld(total)}</span>}
          {isRunning && <span>{messages.batchRuns(over, total)}</span>}
          {!isHeld && !isRunning && <b>{messages.batchDone(done, failed.length)}</b>}
        </p>
        <progress max={total} value={done} aria-label={messages.batch} />
        {isHeld && <Button onClick={() => held.forEach(decisions.undo)}>{messages.undoAll}</Button>}
        <ul>
          {failed.map((key) => {
            const decision = decided.get(key);
            if (decision?.state.name !== 'failed') return null;
            return (
              <li key={key}>
                <b>{decision.subject.title ?? messages.untitled}</b>{' '}
                <span className={css['failed']}>
                  <span>{resultOf(decision)}</span> <span>{describeError(decision.state.error)}</span>
                </span>
              </li>
            );
          })}
        </ul>
        {failed.length > 0 && !isRunning && <Button onClick={retryBatch}>{messages.retryFailed(failed.length)}</Button>}
      </div>
    </section>
  );
}
