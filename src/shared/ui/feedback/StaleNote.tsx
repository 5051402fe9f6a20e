import { isRefusal } from '@/shared/api/callError';
import { describeError } from '@/shared/api/describeError';
import { formatTime } from '@/shared/messages/format';
import { uiMessages } from '@/shared/messages/ui';
import css from './StaleNote.module.css';

interface StaleQuery {
  data: unknown;
  dataUpdatedAt: number;
  error: unknown;
  failureReason: unknown;
}

/** One quiet line while shown data could not be refreshed; the status region itself stays, so that the line is read out. */
export function StaleNote({ query }: { query: StaleQuery }) {
  const error = query.error ?? query.failureReason;
  const isStale = query.data !== undefined && error !== null && error !== undefined;

  return (
    <p role="status" className={css['note']}>
      {isStale && (isRefusal(error) ? describeError(error) : sinceWords(query.dataUpdatedAt))}
    </p>
  );
}

function sinceWords(time: number) {
  return uiMessages.notUpToDate(formatTime(new Date(time)));
}
