import type { ScaledName } from './carFilters';
import { MAX_HISTOGRAM_BARS, MIN_HISTOGRAM_BARS } from './limits';
import { rangeFilters, type Range } from './rangeFilters';

export interface Bar {
  /** Not included, except in the first bar, so that a car of $20,000 is in the last bar up to $20,000. */
  from: number;
  /** Included. Undefined in the last bar if there are cars beyond it, which it contains as well. */
  to: number | undefined;
  count: number;
}

export interface Histogram {
  bars: readonly Bar[];
  /** The first of the bars with the most cars. */
  tallest: Bar;
  /** The highest value of the handles. Beyond it the range is open. */
  end: number;
}

/**
 * Counts the cars by value, in equal steps from zero to the highest value. The number of bars has limits, so that one car with a
 * very high or a very low price does not make the others unreadable. @returns undefined if no car states the value
 */
export function histogramOf(name: ScaledName, values: readonly (number | undefined)[]): Histogram | undefined {
  const given = values.filter((value) => value !== undefined);
  if (given.length === 0) return undefined;
  const step = rangeFilters[name].histogram.bar;
  const highest = given.reduce((a, b) => Math.max(a, b));
  const length = Math.min(MAX_HISTOGRAM_BARS, Math.max(MIN_HISTOGRAM_BARS, Math.ceil(highest / step)));
  const end = length * step;
  const bars = Array.from({ length }, (_, index) => ({
    from: index * step,
    to: index === length - 1 && highest > end ? undefined : (index + 1) * step,
    count: 0,
  }));
  for (const value of given) {
    const bar = bars[Math.min(length, Math.max(1, Math.ceil(value / step))) - 1];
    if (bar) bar.count += 1;
  }
  return { bars, tallest: bars.reduce((best, bar) => (bar.count > best.count ? bar : best)), end };
}

/** Whether the bar shows cars of the range. A range that only begins or ends at the bar's edge is not counted. */
export function isChosenBar(bar: Bar, { from = 0, to = Infinity }: Range) {
  return from < (bar.to ?? Infinity) && to > bar.from;
}

/** The range after one of its handles was moved to a value. A handle stops at the other one, and is open at its own end. */
export function moveHandle(range: Range, handle: keyof Range, value: number, end: number): Range {
  const from = Math.min(range.from ?? 0, end);
  const to = Math.min(range.to ?? end, end);
  if (handle === 'from') {
    const moved = Math.min(value, Math.max(from, to));
    return { ...range, from: moved <= 0 ? undefined : moved };
  }
  const moved = Math.max(value, Math.min(from, to));
  return { ...range, to: moved >= end ? undefined : moved };
}
