import { createdAt } from '@/shared/api/fields';
import { DAY_MS } from '@/shared/config/durations';
import { FIRST_ID_MS } from '@/shared/config/overviewLimits';

/** A document of a list. Its id says when it was made. */
export interface Listed {
  id: string;
}

/** A bar of a chart. `isHot` is what the sentence above the chart is about. */
export interface Bar {
  label: string;
  count: number;
  isHot: boolean;
}

/** What a chart says in words. */
export interface ChartText {
  sentence: string;
  /** What is not counted, and why. */
  notes: readonly string[];
}

/** When a document was made, in milliseconds since 1970; undefined if its id states a time at which no document can have been made. */
export function statedTime({ id }: Listed, now: number) {
  const time = createdAt(id, now)?.getTime() ?? 0;
  return time >= FIRST_ID_MS ? time : undefined;
}

/** The days of the calendar that have begun since: 0 for today. */
export function daysSince(time: number, now: number) {
  return Math.max(0, dayOf(now) - dayOf(time));
}

/** How many documents are this many days old. @param bands the first day of each band, from 0 */
export function countByAge(list: readonly Listed[], bands: readonly number[], now: number) {
  const counts = bands.map(() => 0);
  let undated = 0;
  for (const one of list) {
    const time = statedTime(one, now);
    const band = time === undefined ? -1 : bandOf(daysSince(time, now), bands);
    if (band === -1) undated += 1;
    else counts[band] = (counts[band] ?? 0) + 1;
  }
  return { counts, undated };
}

export function bandOf(days: number, bands: readonly number[]) {
  return bands.findLastIndex((from) => days >= from);
}

/** The day of the calendar in the time zone of the browser, as a number. */
function dayOf(time: number) {
  const date = new Date(time);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
}
