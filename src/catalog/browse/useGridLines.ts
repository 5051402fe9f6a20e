import { useCallback, useState } from 'react';
import { useVirtualRows } from '@/ui/list/virtualRows';
import { useMedia } from '@/ui/useMedia';

/** The height of a line that is assumed until the list is measured. */
const USUAL_LINE_PX = 456;
const OVERSCAN = 2;

interface GridOptions {
  gap: number;
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
export function useGridLines(count: number, { gap, isShort, isPainted }: GridOptions) {
  const [height, setHeight] = useState(USUAL_LINE_PX);
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
      const measure = () => setHeight((list.getBoundingClientRect().height + gap) / count - gap);
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
  if (isShort) return { first: 0, end: isPainted ? count : Math.ceil(window.innerHeight / USUAL_LINE_PX) };
  return { listRef, first: indexes[0] ?? 0, end: (indexes.at(-1) ?? -1) + 1 };
}

/** The number of columns in the list of cars, and the gap between them in pixels. */
export function useGridColumns() {
  const isMedium = useMedia('(min-width: 37.5rem)');
  const isWide = useMedia('(min-width: 70rem)');
  const columns = isWide ? 3 : isMedium ? 2 : 1;
  return { columns, gap: columns === 1 ? 16 : 24 };
}
