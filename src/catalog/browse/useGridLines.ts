import { useCallback, useState } from 'react';
import { useVirtualRows } from '@/ui/list/virtualRows';
import { assumedLine, type GridLayout } from './useGridLayout';

const OVERSCAN = 2;
/** What is above the list at least: the header, the heading and the filters. */
const ABOVE_PX = 200;

interface GridOptions {
  layout: GridLayout;
  /** Renders all lines once the page has been painted, and does not measure them. */
  isShort: boolean;
  /** Whether the page has been painted: the lines around the screen are rendered after that. */
  isPainted: boolean;
}

/**
 * Which of `count` lines of a grid to render, from `first` to before `end`. CSS makes all lines equally high and sets the height of the
 * whole list, so the height of a line is measured on the list, and Back can restore the scroll before the first paint.
 * @returns also the ref of the list, undefined if nothing needs to be measured
 */
export function useGridLines(count: number, { layout, isShort, isPainted }: GridOptions) {
  const { gap } = layout;
  const assumed = assumedLine(layout);
  const [measured, setMeasured] = useState<number>();
  const height = measured ?? assumed;
  const { containerRef, indexes } = useVirtualRows({
    count,
    isWhole: isShort,
    keyOf: useCallback((index: number) => `${height} ${index}`, [height]),
    heightOf: () => height,
    gap,
    overscan: isPainted ? OVERSCAN : 0,
    step: 1,
  });
  const listRef = useCallback(
    (list: HTMLElement | null) => {
      if (!list) return undefined;
      const measure = () => setMeasured((list.getBoundingClientRect().height + gap) / count - gap);
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
  if (isShort) {
    const onScreen = Math.max(1, Math.ceil((window.innerHeight - ABOVE_PX) / (assumed + gap)));
    return { first: 0, end: isPainted ? count : onScreen };
  }
  return { listRef, first: indexes[0] ?? 0, end: (indexes.at(-1) ?? -1) + 1 };
}
