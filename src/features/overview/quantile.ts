/** The value below which this part of the values lies, between two values in proportion. @param sorted ascending, not empty */
export function quantile(sorted: readonly number[], part: number) {
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place % 1);
}

/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]) {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}
