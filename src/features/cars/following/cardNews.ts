import { NEW_POST_MS } from '@/shared/config/carLimits';

/** Whether a car was posted in the last 24 hours. */
export function isNewToday(listedAt: Date, now = Date.now()) {
  return now - listedAt.getTime() < NEW_POST_MS;
}
