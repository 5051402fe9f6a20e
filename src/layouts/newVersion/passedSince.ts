/** Milliseconds since `time`. The absolute difference, because `time` is in the future if the device's clock was set back. */
export function passedSince(time: number) {
  return Math.abs(Date.now() - time);
}
