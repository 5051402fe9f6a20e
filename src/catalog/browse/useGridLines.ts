import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useVirtualRows } from '@/ui/list/virtualRows';
import { assumedLine, type GridLayout } from './useGridLayout';

const OVERSCAN = 2;

/** The last measured height of a line, and the width of the window that it is for: Back shows the same lines again. */
let last = { windowWidth: 0, height: 0 };

interface GridOptions {
  layout: GridLayout;
  /** Renders all lines. */
  isShort: boolean;
  isReturning: boolean;
}

/**
 * Which of `count` lines of a grid to render, from `first` to before `end`. CSS makes all lines equally high and sets the height of the
 * whole list, so one line is measured, and Back can restore the scroll before the first paint.
 * @returns also the ref of the list
 */
export function useGridLines(count: number, { layout, isShort, isReturning }: GridOptions) {
  const { gap } = layout;
  const [measured, setMeasured] = useState(() => (last.windowWidth === window.innerWidth ? last.height : undefined));
  const height = measured ?? assumedLine(layout);
  const { containerRef, indexes, onScreen } = useVirtualRows({
    count,
    isWhole: isShort,
    keyOf: useCallback((index: number) => `${height} ${index}`, [height]),
    heightOf: () => height,
    gap,
    isReturning,
    isExact: measured !== undefined,
    overscan: OVERSCAN,
    step: 1,
  });
  const listRef = useCallback(
    (list: HTMLElement | null) => {
      if (!list) return undefined;
      const measure = () => {
        const line = list.firstElementChild?.getBoundingClientRect();
        if (!line) return;
        last = { windowWidth: window.innerWidth, height: line.height };
        // A list that is rendered whole needs the height only for Back.
        if (!isShort) setMeasured(line.height);
      };
      // Before the first paint only if the height is not known: it makes the browser lay out the page.
      if (!isShort && last.windowWidth !== window.innerWidth) measure();
      const observer = new ResizeObserver(measure);
      observer.observe(list);
      const stop = containerRef?.(list);
      return () => {
        observer.disconnect();
        stop?.();
      };
    },
    [containerRef, isShort],
  );
  const [first, end] = [indexes[0] ?? 0, (indexes.at(-1) ?? -1) + 1];
  const lines = useMemo(() => ({ first, end }), [first, end]);
  const deferred = useDeferredValue(lines);
  // Lines that the window does not show yet are rendered in the background, so that scrolling does not wait for them.
  const isCovered = onScreen && deferred.first <= onScreen.startIndex && deferred.end > onScreen.endIndex;
  return { listRef, ...(isCovered ? deferred : lines) };
}
