import { NEW_POST_CLOCK_TOLERANCE_MS, NEW_POST_MS } from '@/shared/config/carLimits';

/** Whether a car was posted in the last 24 hours. */
export function isNewToday(listedAt: Date, now = Date.now()) {
  const passed = now - listedAt.getTime();
  return passed < NEW_POST_MS && passed > -NEW_POST_CLOCK_TOLERANCE_MS;
}
