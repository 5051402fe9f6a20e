import { useEffect, useState } from 'react';

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

/**
 * Computes a value after the next paint, and again whenever `compute` changes. Until then it returns the previous value, at first
 * undefined.
 * @param compute must be memoized
 */
export function useAfterPaint<T>(compute: () => T): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => afterPaint(() => setValue(() => compute())), [compute]);
  return value;
}
