import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { useState } from 'react';

interface RowsShape {
  count: number;
  /** Must stay the same function while the rows do: a new one has all of them measured anew. */
  keyOf: (index: number) => string;
  /** Until a row has been measured; the nearer it comes, the truer is the place that Back finds. */
  heightOf: (index: number) => number;
  gap: number;
}

/**
 * The rows of a long list that are near the screen, and the space that the others take before and after them.
 * @returns `place` is the ref of the rows' container, `measure` that of each row, which needs its `data-index`
 */
export function useRows({ count, keyOf, heightOf, gap }: RowsShape) {
  const [top, setTop] = useState(0);
  const virtualizer = useWindowVirtualizer({
    count,
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
  const shown = virtualizer.getVirtualItems();
  const [first, last] = [shown[0], shown.at(-1)];

  const place = (container: HTMLElement | null) => {
    if (!container) return undefined;
    const read = () => setTop(Math.round(container.getBoundingClientRect().top + window.scrollY));
    read();
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  };

  // At the first paint nothing is known of the screen, and Back needs the whole height to find its place in it.
  const total = virtualizer.getTotalSize();
  const after = last ? total + top - last.end - gap : total;

  return {
    place,
    measure: virtualizer.measureElement,
    indexes: shown.map(({ index }) => index),
    before: first && first.index > 0 ? first.start - top - gap : 0,
    after: last?.index === count - 1 ? 0 : after,
  };
}
