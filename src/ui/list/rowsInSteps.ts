/** How many rows before and after those on the screen are rendered at least. */
const OVERSCAN = 6;
/** Rows come and go so many at a time: each time, the browser lays out the whole list and paints it again. */
const STEP = 4;

/** The indexes of the rows to render, while those from `start` to before `end` of `count` are on the screen. */
export function rowsInSteps(start: number, end: number, count: number): number[] {
  const first = Math.floor(Math.max(0, start - OVERSCAN) / STEP) * STEP;
  const last = Math.min(count, Math.ceil((end + OVERSCAN) / STEP) * STEP);
  return Array.from({ length: last - first }, (_, index) => first + index);
}
