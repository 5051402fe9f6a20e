/**
 * Milliseconds until what was left without an answer at that time can arrive no more.
 * @param within how long it may take; a clock that was set back makes nobody wait for longer
 */
export function mayArriveFor(leftAt: number, within: number) {
  const left = leftAt + within - Date.now();
  return left > 0 && left <= within ? left : 0;
}
