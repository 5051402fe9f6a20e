import { DAY_MS } from '@/lib/config/limits';

/** The day of the calendar in the time zone of the browser, as a number: the next day is one more. */
export function calendarDay(ms: number) {
  const date = new Date(ms);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
}
