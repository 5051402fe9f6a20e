/** For so long the paint of a page is awaited that may be none, because nobody sees it. */
const UNSEEN_MS = 1000;

/**
 * Calls once what stands in the page has been painted.
 * @returns calls it off
 */
export function afterPaint(call: () => void) {
  const frame = requestAnimationFrame(() => {
    clearTimeout(turn);
    turn = setTimeout(call);
  });
  let turn = setTimeout(() => {
    cancelAnimationFrame(frame);
    call();
  }, UNSEEN_MS);

  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(turn);
  };
}
