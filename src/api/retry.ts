import { MAX_RETRY_DELAY_MS, RETRIES, RETRY_DELAY_MS } from '@/lib/config/limits';
import { isCallError } from './callError';

/** Reads are retried without a response, and after a status from 500, an unreadable response, or 429. */
export function shouldRetry(failures: number, error: unknown) {
  if (failures >= RETRIES) return false;
  if (isCallError(error, 'status')) return error.status === 429 || (error.status ?? 0) >= 500;
  return isCallError(error, 'no-response', 'unreadable');
}

/** In milliseconds: the host's Retry-After, or a second that doubles with every failure; thirty seconds at most. */
export function retryDelay(failures: number, error: unknown) {
  const retryAfterMs = isCallError(error) ? error.retryAfterMs : undefined;
  return Math.min(retryAfterMs ?? RETRY_DELAY_MS * 2 ** failures, MAX_RETRY_DELAY_MS);
}
