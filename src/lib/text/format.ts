import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/config/limits';
import { commonTexts } from './texts';

// Made when they are first needed: the browser needs milliseconds for each.
const clockTime = once(
  () => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);

const printableAscii = /^[ -~]*$/;

/** The units of a time that has passed, and what English writes for them in short, if it does. */
const STEPS: readonly [ms: number, unit: string, short?: string][] = [
  [365 * DAY_MS, 'year', 'yr'],
  [30 * DAY_MS, 'month', 'mo'],
  [7 * DAY_MS, 'week', 'wk'],
  [DAY_MS, 'day'],
  [HOUR_MS, 'hour', 'hr'],
  [MINUTE_MS, 'minute', 'min'],
];

/** `$12,500`; cents only when there are any. */
export function formatPrice(amount: number | undefined) {
  return amount === undefined ? commonTexts.priceNotStated : `$${withCents(amount)}`;
}

/** A price whose label names it already. */
export function formatLabelledPrice(amount: number | undefined) {
  return amount === undefined ? commonTexts.notStated : formatPrice(amount);
}

const chargeFormat = (currency: string, trailingZeroDisplay: 'auto' | 'stripIfInteger' = 'stripIfInteger') =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, trailingZeroDisplay });

/**
 * `$12,500`; `€99.50`.
 * @param amount in the currency's smallest unit, as Stripe counts; shown so if there is no such currency
 * @param isExact with zeros as well, as accounts have it: `$12,500.00`
 */
export function formatCharge(amount: number, currency: string, { isExact = false } = {}) {
  try {
    return chargeFormat(currency, isExact ? 'auto' : undefined).format(amountOf(amount, currency));
  } catch {
    return commonTexts.smallestUnits(formatNumber(amount), currency);
  }
}

/** The amount in the currency itself: 2450000 of `usd` are 24500. @param amount in its smallest unit, as Stripe counts */
export function amountOf(amount: number, currency: string) {
  return amount / 10 ** decimalsOf(currency);
}

/** Two where the browser knows no such currency. */
function decimalsOf(currency: string) {
  try {
    return chargeFormat(currency).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/** `48,200 km` */
export function formatDistance(km: number | undefined) {
  return km === undefined ? commonTexts.notStated : `${formatNumber(km)} km`;
}

export function orNotStated(text: string | undefined) {
  const given = text?.trim() ?? '';
  return given === '' ? commonTexts.notStated : given;
}

/**
 * Cuts a text to `length` user-perceived characters: an emoji or an accented letter counts as one.
 * @returns the text, ending in "…" if it was cut
 */
export function truncate(text: string, length: number) {
  // A text has at most as many characters as code units, and of ASCII exactly as many.
  if (text.length <= length) return text;
  if (printableAscii.test(text)) return `${text.slice(0, length).trimEnd()}…`;
  const graphemes = graphemesOf(text);
  return graphemes.length <= length ? text : `${graphemes.slice(0, length).join('').trimEnd()}…`;
}

/**
 * `3 days ago`; "just now" for less than a minute, and for future dates, which differing clocks may cause.
 * @param isShort with the units that English abbreviates: `20 min ago`
 */
export function formatRelative(date: Date, now = new Date(), isShort = false) {
  const passed = now.getTime() - date.getTime();
  if (Number.isNaN(passed)) return commonTexts.notStated;
  const step = STEPS.find(([ms]) => passed >= ms);
  if (!step) return commonTexts.justNow;
  const [ms, unit, short] = step;
  const count = Math.floor(passed / ms);
  return commonTexts.ago(isShort && short ? `${count} ${short}` : formatCount(count, unit, `${unit}s`));
}

const dayMonthYear = (date: Date) =>
  `${date.getDate()} ${commonTexts.months[date.getMonth()] ?? ''} ${date.getFullYear()}`;

/** `14 November 2026` */
export function formatDate(date: Date) {
  return Number.isNaN(date.getTime()) ? commonTexts.notStated : dayMonthYear(date);
}

/** `09:05` */
export function formatTime(date: Date) {
  return Number.isNaN(date.getTime()) ? commonTexts.notStated : clockTime().format(date);
}

/** `1,200`, for every count that a text names. */
export function formatNumber(count: number) {
  return grouped(Math.round(count).toString());
}

/** Without `Intl`, as prices, ages and dates of cards: a page's first formatter takes 30 ms, while nobody sees a car yet. */
const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

function withCents(amount: number) {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.');
  return grouped(whole) + (cents === '00' ? '' : `.${cents}`);
}

/** `1 car`, `1,200 cars` */
export function formatCount(count: number, singular: string, plural: string) {
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`;
}

const shortDate = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }));
const shortDateWithYear = once(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }),
);

/** `14 Nov`, or `14 Nov 2025` in another year than this one */
export function formatShortDate(date: Date, now = new Date()) {
  if (Number.isNaN(date.getTime())) return commonTexts.notStated;
  return (date.getFullYear() === now.getFullYear() ? shortDate() : shortDateWithYear()).format(date);
}

const segmenter = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** The characters as people see them: an emoji or an accented letter is one. */
export function graphemesOf(text: string) {
  return Array.from(segmenter().segment(text), ({ segment }) => segment);
}

/** The first of at most `length` UTF-16 units that are whole graphemes; of a single grapheme that is longer, whole code points. */
export function startOf(text: string, length: number) {
  if (text.length <= length) return text;
  const end = segmenter().segment(text).containing(length)?.index ?? length;
  return text.slice(0, end || length).replace(/\p{Cs}$/u, '');
}

/** Creates the value on the first call, and returns the same one afterwards. */
function once<T>(create: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: create() }).value;
}
