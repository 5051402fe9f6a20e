import { commonWords } from './words/common';
import { uiWords } from './words/ui';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const relative = new Intl.RelativeTimeFormat('en');
const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STEPS = [
  { unit: 'minute', ms: MINUTE, below: HOUR },
  { unit: 'hour', ms: HOUR, below: DAY },
  { unit: 'day', ms: DAY, below: 7 * DAY },
  { unit: 'week', ms: 7 * DAY, below: 30 * DAY },
  { unit: 'month', ms: 30 * DAY, below: 365 * DAY },
  { unit: 'year', ms: 365 * DAY, below: Infinity },
] as const;

/** `$12,500`; cents only when there are any. */
export function money(amount: number | undefined) {
  return amount === undefined ? uiWords.priceNotStated : dollars.format(amount);
}

/** `48,200 km` */
export function distance(km: number | undefined) {
  return km === undefined ? commonWords.notStated : `${whole.format(km)} km`;
}

export function stated(text: string | undefined) {
  const given = text?.trim() ?? '';
  return given === '' ? commonWords.notStated : given;
}

/**
 * Cuts to `length` characters as people see them: an emoji or an accented letter counts once.
 * @returns the text with "…" when something was cut
 */
export function truncate(text: string, length: number) {
  const seen = Array.from(characters.segment(text), ({ segment }) => segment);
  return seen.length <= length ? text : `${seen.slice(0, length).join('').trimEnd()}…`;
}

/** `3 days ago`; what lies less than a minute back, or ahead because clocks differ, is "just now". */
export function ago(date: Date, now = new Date()) {
  const passed = now.getTime() - date.getTime();
  if (Number.isNaN(passed)) return commonWords.notStated;
  const step = passed < MINUTE ? undefined : STEPS.find(({ below }) => passed < below);
  return step ? relative.format(-Math.floor(passed / step.ms), step.unit) : uiWords.justNow;
}

/** `14 November 2026` */
export function dateText(date: Date) {
  return Number.isNaN(date.getTime()) ? commonWords.notStated : longDate.format(date);
}

/** `09:05` */
export function timeText(date: Date) {
  return Number.isNaN(date.getTime()) ? commonWords.notStated : clock.format(date);
}

/** `1 car`, `1,200 cars` */
export function count(n: number, one: string, many: string) {
  return `${whole.format(n)} ${n === 1 ? one : many}`;
}
