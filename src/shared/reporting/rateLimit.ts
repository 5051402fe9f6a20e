import { MAX_REPORTS, REPORT_WINDOW_MS } from '@/shared/config/reportingLimits';

/** In the storage of the tab, so that a page that reloads itself again and again has no more reports than another one. */
const KEY = 'report_times';

/** The times of the last reports of this page, for a browser that does not store anything. */
let ownTimes: number[] = [];

/** Whether this tab may make another report now: at most `MAX_REPORTS` in `REPORT_WINDOW_MS`. Counts it. */
export function mayReport(now: number): boolean {
  const stored = recent(storedTimes(), now);
  const own = recent(ownTimes, now);
  const times = own.length > stored.length ? own : stored;
  if (times.length >= MAX_REPORTS) return false;
  ownTimes = [...times, now];
  try {
    sessionStorage.setItem(KEY, ownTimes.join(' '));
  } catch {
    // `ownTimes` has them as well.
  }
  return true;
}

function recent(times: readonly number[], now: number) {
  return times.filter((time) => time <= now && time > now - REPORT_WINDOW_MS);
}

function storedTimes() {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(' ').map(Number);
  } catch {
    return [];
  }
}
