import { MAX_HISTOGRAM_BARS, MIN_HISTOGRAM_BARS } from '@/shared/config/limits';
import type { Range, RangeField } from './carFilters';

/** The width of a bar: dollars, or kilometres. */
const STEP: Record<RangeField, number> = { price: 5000, mileage: 10_000 };

export interface Bar {
  /** Not included, except in the first bar, so that a car of $20,000 is in the last bar up to $20,000. */
  from: number;
  /** Included. Undefined in the last bar if there are cars beyond it, which it contains as well. */
  to: number | undefined;
  count: number;
}

export interface Histogram {
  bars: readonly Bar[];
  /** The first of the bars with the most cars; undefined if no car states the value. */
  tallest: Bar | undefined;
}

/**
 * Counts the cars by value, in equal steps from zero to the highest value. The number of bars has limits, so that one car with a
 * very high or a very low price does not make the others unreadable.
 */
export function histogramOf(field: RangeField, values: readonly (number | undefined)[]): Histogram {
  const step = STEP[field];
  const counts = new Map<number, number>();
  let highest = 0;
  for (const value of values) {
    if (value === undefined) continue;
    highest = Math.max(highest, value);
    const index = Math.min(MAX_HISTOGRAM_BARS, Math.max(1, Math.ceil(value / step))) - 1;
    counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  if (counts.size === 0) return { bars: [], tallest: undefined };

  const length = Math.min(MAX_HISTOGRAM_BARS, Math.max(MIN_HISTOGRAM_BARS, Math.ceil(highest / step)));
  const isCut = highest > length * step;
  const bars = Array.from({ length }, (_, index) => ({
    from: index * step,
    to: isCut && index === length - 1 ? undefined : (index + 1) * step,
    count: counts.get(index) ?? 0,
  }));
  return { bars, tallest: bars.reduce((best, bar) => (bar.count > best.count ? bar : best)) };
}

/** Whether the bar shows cars of the range. A range that only begins or ends at the bar's edge is not counted. */
export function isChosenBar(bar: Bar, { from = 0, to = Infinity }: Range) {
  return from < (bar.to ?? Infinity) && to > bar.from;
}
