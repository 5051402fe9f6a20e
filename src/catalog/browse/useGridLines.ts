import { useCallback, useState } from 'react';
import { useVirtualRows } from '@/ui/list/virtualRows';
import { assumedLine, type GridLayout } from './useGridLayout';

const OVERSCAN = 2;

/** The last measured height of a line, and the width of the window that it is for: Back shows the same lines again. */
let last = { windowWidth: 0, height: 0 };

interface GridOptions {
  layout: GridLayout;
  /** Renders all lines, and does not measure them. */
  isShort: boolean;
  isReturning: boolean;
}

/**
 * Which of `count` lines of a grid to render, from `first` to before `end`. CSS makes all lines equally high and sets the height of the
 * whole list, so the height of a line is measured on the list, and Back can restore the scroll before the first paint.
 * @returns also the ref of the list, undefined if nothing needs to be measured
 */
export function useGridLines(count: number, { layout, isShort, isReturning }: GridOptions) {
  const { gap } = layout;
  const assumed = assumedLine(layout);
  const [measured, setMeasured] = useState(() => (last.windowWidth === window.innerWidth ? last.height : undefined));
  const height = measured ?? assumed;
  const { containerRef, indexes } = useVirtualRows({
    count,
    isWhole: isShort,
    keyOf: useCallback((index: number) => `${height} ${index}`, [height]),
    heightOf: () => height,
    gap,
    isReturning,
    overscan: OVERSCAN,
    step: 1,
  });
  const listRef = useCallback(
    (list: HTMLElement | null) => {
      if (!list) return undefined;
      const measure = () => {
        last = { windowWidth: window.innerWidth, height: (list.getBoundingClientRect().height + gap) / count - gap };
        setMeasured(last.height);
      };
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(list);
      const stop = containerRef?.(list);
      return () => {
        observer.disconnect();
        stop?.();
      };
    },
    [containerRef, count, gap],
  );
  return { listRef: isShort ? undefined : listRef, first: indexes[0] ?? 0, end: (indexes.at(-1) ?? -1) + 1 };
}
