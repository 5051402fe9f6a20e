import type { Query } from '@tanstack/react-query';
import { isCallError, isRefusal } from '@/shared/api/callError';
import { FAILED_POLL_MS, POLL_MS } from '@/shared/config/limits';

/** Milliseconds between two polls of a live list: longer while calls fail; undefined after a refusal, which ends polling. */
export function pollIntervalFor({ error, status }: Query['state']) {
  if (isRefusal(error) || isCallError(error, 'not-found')) return undefined;
  return status === 'error' ? FAILED_POLL_MS : POLL_MS;
}
