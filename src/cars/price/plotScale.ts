/** The parts of an axis between two ticks, at most. */
const MAX_STEPS = 5;
const STEPS = [1, 2, 2.5, 5, 10];
/** Above so many times the upper quartile, a value is not drawn: one absurd price would press all others onto the axis. */
const FAR_OUT = 4;

export interface Scale {
  /** The value at the end of the axis, which begins at zero. */
  max: number;
  ticks: readonly number[];
}

/** An axis from zero with round ticks that has room for all values. @param steps how many at most */
export function scaleOf(values: readonly number[], steps = MAX_STEPS): Scale {
  const highest = Math.max(1, ...values);
  const step = roundStep(highest / steps);
  const count = Math.ceil(highest / step);
  return { max: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) };
}

/** The highest value that is worth drawing. @param own this car's value, which is always drawn */
export function drawableMax(values: readonly number[], own: number | undefined) {
  const sorted = Float64Array.from(values).sort();
  const quartile = sorted[Math.floor(sorted.length * 0.75)] ?? 0;
  return quartile === 0 ? Infinity : Math.max(quartile * FAR_OUT, own ?? 0);
}

function roundStep(least: number) {
  const power = 10 ** Math.floor(Math.log10(least));
  return Math.max(1, power * (STEPS.find((step) => step * power >= least) ?? 10));
}
