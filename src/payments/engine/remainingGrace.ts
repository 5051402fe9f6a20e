/**
 * How many milliseconds a request that was left without a response at `leftAt` may still take to arrive.
 * @param graceMs how long any request may take. If the clock was set back by at most that long, the wait is that much
 * longer; if it was set back further, 0 is returned
 */
export function remainingGraceMs(leftAt: number, graceMs: number) {
  const remainingMs = leftAt + graceMs - Date.now();
  return remainingMs > 0 && remainingMs <= 2 * graceMs ? remainingMs : 0;
}
