/** Milliseconds since `startMs`. The absolute difference, because `startMs` is in the future if the device's clock was set back. */
export function passedSince(startMs: number) {
  return Math.abs(Date.now() - startMs);
}
