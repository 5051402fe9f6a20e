/** A hidden page is never painted: after this time the callback is called without a paint. */
const HIDDEN_PAGE_MS = 1000;

/**
 * Calls back once after the next paint.
 * @returns a function that cancels the call
 */
export function afterPaint(callback: () => void) {
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(callback);
  });
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    callback();
  }, HIDDEN_PAGE_MS);

  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
