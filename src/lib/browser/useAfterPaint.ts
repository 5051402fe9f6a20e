import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

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
