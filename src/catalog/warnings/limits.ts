import { DAY_MS } from '@/lib/config/limits';

/** A price is far below comparable ones if it is at most this part of the lowest of them. */
export const FAR_BELOW = 0.6;
/** The seller's account counts as new for this long. */
export const NEW_ACCOUNT_MS = DAY_MS;
