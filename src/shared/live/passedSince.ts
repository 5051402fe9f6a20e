/** Milliseconds. Whichever way the device's clock was set meanwhile, what is far away is long ago. */
export function passedSince(time: number) {
  return Math.abs(Date.now() - time);
}
