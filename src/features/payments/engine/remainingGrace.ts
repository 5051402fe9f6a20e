/**
 * Milliseconds until what was left without an answer at that time can arrive no more.
 * @param within how long it may take. A clock that was set back by no more than that is waited for as well; one that was
 * set back further makes nobody wait
 */
export function remainingGraceMs(leftAt: number, within: number) {
  const left = leftAt + within - Date.now();
  return left > 0 && left <= 2 * within ? left : 0;
}
