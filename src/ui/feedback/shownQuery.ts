import type { UseQueryResult } from '@tanstack/react-query';
import { STALE_NOTE_MS } from '@/ui/limits';

/** The part of a query's result that pages show: its data, and why there are none or older ones. */
export type ShownQuery<T> = Pick<
  UseQueryResult<T>,
  | 'data'
  | 'dataUpdatedAt'
  | 'error'
  | 'errorUpdateCount'
  | 'failureCount'
  | 'failureReason'
  | 'isError'
  | 'isFetching'
  | 'isPaused'
>;

/**
 * Whether shown data cannot be refreshed. A call that is still tried again counts once the data are some seconds old: otherwise a note would
 * come and go with each poll that is lost, and screen readers would read it each time.
 */
export function isOutdated(query: ShownQuery<unknown>) {
  if (query.data === undefined) return false;
  if (query.isPaused || query.isError) return true;
  // Read only then: React Query renders again for what was read, and this changes with each poll.
  return query.failureReason !== null && Math.abs(Date.now() - query.dataUpdatedAt) >= STALE_NOTE_MS;
}
