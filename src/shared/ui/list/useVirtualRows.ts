import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';
import { MAX_WHOLE_LIST } from '@/shared/config/limits';

interface RowsShape {
  count: number;
  /** How many items a row holds, where the list has columns. */
  columns?: number;
  /** Must stay the same function while the rows do: a new one has all of them measured anew. */
  keyOf: (index: number) => string;
  /** Until a row has been measured; the nearer it comes, the truer is the place that Back finds. */
  heightOf: (index: number) => number;
  gap: number;
  /** The row that the page was opened for. */
  start?: number | undefined;
}

/**
 * The rows of a list that are in the page: all of a short list, of a long one those near the screen, and the space that
 * the others take before and after them.
 * @returns `place` is the ref of the rows' container, `measure` that of each row, which needs its `data-index`
 */
export function useVirtualRows({ count, columns = 1, keyOf, heightOf, gap, start }: RowsShape) {
  const isWhole = count * columns <= MAX_WHOLE_LIST;
  const [top, setTop] = useState(0);
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: !isWhole,
    estimateSize: heightOf,
    getItemKey: keyOf,
    scrollMargin: top,
    gap,
    overscan: 6,
    // It would put the page back to where it found it, and so undo what Back has restored meanwhile.
    scrollToFn: (offset, how, instance) => {
      if (how.adjustments !== undefined) windowScroll(offset, how, instance);
    },
  });
  useEffect(() => {
    if (isWhole || start === undefined) return;
    requestAnimationFrame(() => {
      const [offset = 0] = virtualizer.getOffsetForIndex(start, 'center') ?? [];
      window.scrollTo({ top: offset });
    });
  }, [virtualizer, isWhole, start]);

  const place = (container: HTMLElement | null) => {
    if (!container) return undefined;
    const read = () => setTop(Math.round(container.getBoundingClientRect().top + window.scrollY));
    read();
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  };

  if (isWhole) return { isWhole, indexes: [...Array(count).keys()], before: 0, after: 0 };

  const shown = virtualizer.getVirtualItems();
  const [first, last] = [shown[0], shown.at(-1)];
  // At the first paint nothing is known of the screen, and Back needs the whole height to find its place in it.
  const total = virtualizer.getTotalSize();
  const after = last ? total + top - last.end - gap : total;

  return {
    isWhole,
    place,
    measure: virtualizer.measureElement,
    indexes: shown.map(({ index }) => index),
    before: first && first.index > 0 ? first.start - top - gap : 0,
    after: last?.index === count - 1 ? 0 : after,
  };
}
