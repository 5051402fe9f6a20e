import { useCallback, useEffect, useRef } from 'react';
import { SHIFT_GUARD_MS } from '@/shared/config/moderationLimits';

/**
 * Tells whether a press can be meant for what is under it now: not within 300 ms after rows have moved.
 * @param order changes whenever the rows move; undefined until there are any
 */
export function useShiftGuard(order: string | undefined) {
  const lastOrder = useRef(order);
  const shiftedAt = useRef(-Infinity);

  useEffect(() => {
    if (lastOrder.current === order) return;
    if (lastOrder.current !== undefined) shiftedAt.current = Date.now();
    lastOrder.current = order;
  }, [order]);

  const isAimed = useCallback(() => Date.now() - shiftedAt.current >= SHIFT_GUARD_MS, []);
  /** Something else has moved under the pointer, for instance because another case was opened. */
  const markShift = useCallback(() => {
    shiftedAt.current = Date.now();
  }, []);
  return { isAimed, markShift };
}
