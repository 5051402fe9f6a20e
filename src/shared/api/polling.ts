import type { Query } from '@tanstack/react-query';
import { FAILED_POLL_MS, MAX_RETRY_DELAY_MS, POLL_MS, RETRIES, RETRY_DELAY_MS } from '@/shared/limits';
import { isCallError, isRefusal } from './callError';

/** Milliseconds between two polls of a live list: longer while the call fails; none at all once it is refused. */
export function paceOf({ error, status }: Query['state']) {
  if (isRefusal(error) || isCallError(error, 'not-found')) return undefined;
  return status === 'error' ? FAILED_POLL_MS : POLL_MS;
}

/** Reads are tried again after no answer, a server's error, an unreadable answer, and 429. */
export function shouldRetry(failures: number, error: unknown) {
  if (failures >= RETRIES) return false;
  if (isCallError(error, 'status')) return error.status === 429 || (error.status ?? 0) >= 500;
  return isCallError(error, 'no-answer', 'unreadable');
}

/** A second, doubled with every failure, or what the host's Retry-After asks; thirty seconds at most. */
export function retryDelay(failures: number, error: unknown) {
  const asked = isCallError(error) ? error.retryAfterMs : undefined;
  return Math.min(asked ?? RETRY_DELAY_MS * 2 ** failures, MAX_RETRY_DELAY_MS);
}
