import { useEffect, useRef, useState } from 'react';
import type { Range } from './carFilters';

/** Browsers allow only so many changes of the address: Safari a hundred in thirty seconds. */
const WRITE_MS = 300;

/**
 * A range that is dragged: it is shown at once, and written to the address a few times in a second.
 * @param write writes the range to the address
 * @returns the range to show, and the function to call with the dragged range
 */
export function useDraggedRange(range: Range, write: (range: Range) => void): [Range, (range: Range) => void] {
  const [dragged, setDragged] = useState<Range>();
  const latest = useRef({ dragged, write });
  useEffect(() => {
    latest.current = { dragged, write };
  });

  const isDragged = dragged !== undefined;
  useEffect(() => {
    if (!isDragged) return undefined;
    const flush = () => {
      const { dragged: last, write: writeNow } = latest.current;
      if (!last) return;
      latest.current = { dragged: undefined, write: writeNow };
      writeNow(last);
      setDragged(undefined);
    };
    const timer = setTimeout(flush, WRITE_MS);
    return () => {
      clearTimeout(timer);
      // The filter may be closed before the last range is written. Not at once: the router must not render during a render.
      queueMicrotask(flush);
    };
  }, [isDragged]);

  return [dragged ?? range, setDragged];
}
