import { createdAt } from '@/api/fields';
import { calendarDay } from '@/lib/text/calendarDay';
import { FIRST_ID_MS } from './limits';

/** A document of a list. Its id says when it was made. */
export interface Dated {
  id: string;
}

/** When it was made; undefined if its id states a time at which no document can have been made. */
export function timeOf({ id }: Dated, now: number) {
  const ms = createdAt(id, now)?.getTime() ?? 0;
  return ms >= FIRST_ID_MS ? ms : undefined;
}

/** The days of the calendar that have begun since: 0 for today. */
export function daysSince(item: Dated, now: number) {
  const ms = timeOf(item, now);
  return ms === undefined ? undefined : Math.max(0, calendarDay(now) - calendarDay(ms));
}

/** Midnight at the beginning of the week that was `weeksAgo`, in the time zone of the browser. */
export function mondayOf(now: number, weeksAgo: number) {
  const date = new Date(now);
  const sinceMonday = (date.getDay() + 6) % 7;
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - sinceMonday - 7 * weeksAgo).getTime();
}
