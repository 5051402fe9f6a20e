import { CHART_WEEKS, MIN_USUAL_WEEKS } from '@/shared/config/overviewLimits';
import { overviewMessages } from '@/shared/messages/overview';
import { statedTime, type ChartText, type Listed } from './ages';
import { median } from './quantile';

const { weeks: messages, undated: undatedNote } = overviewMessages;

interface Week {
  /** Its Monday, in milliseconds since 1970. */
  start: number;
  count: number;
  /** It is not over yet. */
  isRunning: boolean;
  isHot: boolean;
}

export interface WeekChart extends ChartText {
  /** From the week of the oldest listed car, at most twelve. */
  weeks: readonly Week[];
  /** The median of the full weeks; undefined if there are few. */
  usual: number | undefined;
}

/** How many of the listed cars were posted in each of the last weeks. */
export function weeklyPosts(cars: readonly Listed[], now: number): WeekChart {
  const starts = Array.from({ length: CHART_WEEKS }, (_, index) => mondayOf(now, CHART_WEEKS - 1 - index));
  const counts = starts.map(() => 0);
  let undated = 0;
  let older = 0;
  for (const car of cars) {
    const time = statedTime(car, now);
    const week = time === undefined ? -1 : starts.findLastIndex((start) => time >= start);
    if (time === undefined) undated += 1;
    else if (week === -1) older += 1;
    else counts[week] = (counts[week] ?? 0) + 1;
  }
  const first = older > 0 ? 0 : counts.findIndex((count) => count > 0);
  const shown = first === -1 ? [] : counts.slice(first);
  const full = shown.slice(0, -1);
  const usual = full.length >= MIN_USUAL_WEEKS ? median(full) : undefined;
  const isEmpty = shown.every((count) => count === 0);
  return {
    sentence: sentenceOf(cars.length, isEmpty, older, shown, usual),
    notes: [
      ...(cars.length > 0 ? [messages.stillListed] : []),
      ...(older > 0 && !isEmpty ? [messages.older(older)] : []),
      ...(undated > 0 ? [undatedNote(undated)] : []),
    ],
    weeks: isEmpty
      ? []
      : shown.map((count, index) => ({
          start: starts[starts.length - shown.length + index] ?? now,
          count,
          isRunning: index === shown.length - 1,
          isHot: index === shown.length - 2,
        })),
    usual: isEmpty ? undefined : usual,
  };
}

function sentenceOf(
  total: number,
  isEmpty: boolean,
  older: number,
  counts: readonly number[],
  usual: number | undefined,
) {
  if (total === 0) return messages.none;
  if (isEmpty) return older > 0 ? messages.noneRecent(CHART_WEEKS) : messages.noneDated;
  const [last, running = 0] = [counts.at(-2), counts.at(-1)];
  if (last === undefined) return messages.running(running);
  return messages.last(last, usual === undefined ? '' : comparisonOf(last, counts.slice(0, -2), usual));
}

function comparisonOf(last: number, before: readonly number[], usual: number) {
  if (before.every((count) => count < last)) return messages.most(before.length + 1);
  if (before.every((count) => count > last)) return messages.fewest(before.length + 1);
  const difference = Math.round(last - usual);
  if (difference === 0) return messages.asUsual;
  return difference > 0 ? messages.more(difference) : messages.fewer(-difference);
}

/** Midnight at the beginning of the week that was `weeksAgo`, in the time zone of the browser. */
function mondayOf(now: number, weeksAgo: number) {
  const date = new Date(now);
  const sinceMonday = (date.getDay() + 6) % 7;
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - sinceMonday - 7 * weeksAgo).getTime();
}
