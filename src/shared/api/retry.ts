import { MAX_RETRY_DELAY_MS, RETRIES, RETRY_DELAY_MS } from '@/shared/config/limits';
import { isCallError } from './callError';

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
