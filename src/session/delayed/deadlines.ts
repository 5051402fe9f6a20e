import { UNDO_MS } from '@/lib/config/limits';
import { SENT_ON_LEAVE_MS } from '@/session/limits';
import type { Delay } from './delayedWrite';

/**
 * When each is due by the clock of this page, which nobody can put back: in milliseconds of `performance.now()`, and 0 if it was due when it
 * was first asked for. What went out with an earlier page is due once its calls have ended.
 */
export function createDeadlines() {
  const deadlines = new Map<string, number>();

  return (mark: string, { dueAt, isSent }: Delay) => {
    const key = `${mark} ${String(isSent)}`;
    const left = Math.min(dueAt - Date.now(), isSent ? SENT_ON_LEAVE_MS : UNDO_MS);
    const deadline = deadlines.get(key) ?? (left > 0 ? performance.now() + left : 0);
    deadlines.set(key, deadline);
    return deadline;
  };
}
