import X from 'lucide-react/icons/x';
import { describeError } from '@/shared/api/describeError';
import { Button } from '@/shared/ui/button/Button';
import { IconButton } from '@/shared/ui/button/IconButton';
import { moderationMessages as messages } from '@/shared/messages/moderation';
import { cx } from '@/shared/ui/cx';
import box from '@/shared/ui/layout/panel.module.css';
import css from './Bulk.module.css';
import panel from '../case/CasePanel.module.css';
import { resultOf } from '../desk/decisionText';
import type { Batch } from '../desk/decision';
import { decisions } from '../desk/decisions';
import type { Desk } from '../desk/useDesk';

/** How far the last batch has come: its progress, and each failure with its reason. */
export function BatchStatus({ batch, desk }: { batch: Batch; desk: Desk }) {
  const total = batch.keys.size;
  const over = batch.done.size + batch.failed.size;
  const held = [...batch.keys].filter((key) => desk.decided.get(key)?.state.name === 'held');
  const isHeld =
    held.length > 0 && over === 0 && ![...batch.keys].some((key) => desk.decided.get(key)?.state.name === 'sending');
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
          {isHeld && messages.batchHeld(total)}
          {isRunning && messages.batchRuns(over, total)}
          {!isHeld && !isRunning && <b>{messages.batchDone(batch.done.size, batch.failed.size)}</b>}
        </p>
        <progress max={total} value={batch.done.size} aria-label={messages.batch} />
        {isHeld && <Button onClick={() => held.forEach(decisions.undo)}>{messages.undoAll}</Button>}
        <ul>
          {[...batch.failed].map((key) => {
            const decision = desk.decided.get(key);
            if (decision?.state.name !== 'failed') return null;
            return (
              <li key={key}>
                <b>{decision.subject.title ?? messages.untitled}</b>{' '}
                <span className={css['failed']}>
                  {resultOf(decision)} {describeError(decision.state.error)}
                </span>
              </li>
            );
          })}
        </ul>
        {batch.failed.size > 0 && !isRunning && (
          <Button onClick={desk.retryBatch}>{messages.retryFailed(batch.failed.size)}</Button>
        )}
      </div>
    </section>
  );
}
