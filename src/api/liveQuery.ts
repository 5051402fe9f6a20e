import type { Query } from '@tanstack/react-query';
import { isCallError, isRefusal } from './callError';
import { FAILED_POLL_MS, POLL_MS } from './limits';

/** Polls a query each second while a component of a visible tab shows it (section 9), with React Query's `refetchInterval`. */
export function liveQuery<Options extends object>(options: Options) {
  return { ...options, refetchInterval: pollInterval };
}

/** Milliseconds until the next poll: more while calls fail. A refusal, and a document that is gone, end polling. */
function pollInterval({ state: { error, status } }: { state: Pick<Query['state'], 'error' | 'status'> }) {
  if (isRefusal(error) || isCallError(error, 'not-found')) return false;
  return status === 'error' ? FAILED_POLL_MS : POLL_MS;
}
