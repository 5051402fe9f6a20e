import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { afterPaint } from '@/lib/browser/afterPaint';
import { isNewVisit } from '@/lib/browser/isNewVisit';
import { useRestoredScroll } from '@/lib/browser/scrollPositions';
import { MAX_WHOLE_LIST } from '@/lib/config/limits';
import css from './virtualRows.module.css';

interface RowsShape {
  count: number;
  /** Must be memoized: after a change of this function, all rows are measured again. */
  keyOf: (index: number) => string;
  /** The estimated height of a row that has not been measured. A good estimate lets Back restore the right scroll position. */
  heightOf: (index: number) => number;
  gap: number;
  /** The index of the row to scroll to at first. */
  start?: number | undefined;
  /** See `useIsReturning`. A list that is rendered whole then has all rows at once, unless `isExact`. */
  isReturning: boolean;
  /** `heightOf` is exact, so Back can show the rows at the restored scroll position first and the others after the paint. */
  isExact?: boolean;
  /**
   * Renders all rows, those that the window does not show after the first paint: as a rule those of a short list, in which the browser's own
   * search then finds every row.
   */
  isWhole?: boolean;
  /** How many rows before and after those on the screen are rendered at least, once the page has been painted. */
  overscan?: number;
  /** Rows come and go so many at a time: each time, the browser lays out a table as a whole and paints it again. */
  step?: number;
}

/** What is above a list at least: the header and the heading. */
const ABOVE_PX = 200;

/**
 * The rows of a list to render: all rows of a short list, or the rows near the screen of a long one, and the space in pixels
 * that the other rows take before and after them.
 * @returns `containerRef` is the ref of the rows' container; `measure` is the ref of each row, which also needs a `data-index`
 */
export function useVirtualRows({
  count,
  keyOf,
  heightOf,
  gap,
  start,
  isReturning,
  isExact = false,
  isWhole = count <= MAX_WHOLE_LIST,
  overscan = 6,
  step = 4,
}: RowsShape) {
  const [top, setTop] = useState(0);
  const restored = useRestoredScroll();
  const isPainted = useIsPainted(isWhole && !isExact && (isReturning || start !== undefined));
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: !isWhole,
    estimateSize: heightOf,
    getItemKey: keyOf,
    scrollMargin: top,
    gap,
    // The rows that Back shows are rendered at once, before the router has scrolled to them.
    initialOffset: () => (isReturning ? restored : undefined) ?? window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: ({ startIndex, endIndex }) =>
      rowsInSteps(startIndex, endIndex + 1, { count, overscan: isPainted ? overscan : 0, step }),
    // On mount it would scroll to its initial offset, which would undo the scroll position that Back has restored.
    scrollToFn: (offset, options, instance) => {
      if (options.adjustments !== undefined) windowScroll(offset, options, instance);
    },
  });
  useEffect(() => {
    if (isWhole || start === undefined) return;
    requestAnimationFrame(() => {
      const [offset = 0] = virtualizer.getOffsetForIndex(start, 'center') ?? [];
      window.scrollTo({ top: offset });
    });
  }, [virtualizer, isWhole, start]);

  // The same function in every render: measuring the place of the list makes the browser lay out the page at once.
  const containerRef = useCallback((container: HTMLElement | null) => {
    if (!container) return undefined;
    const updateTop = () => setTop(Math.round(container.getBoundingClientRect().top + window.scrollY));
    updateTop();
    const observer = new ResizeObserver(updateTop);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  if (isWhole) {
    const heights = Array.from({ length: count }, (_, index) => heightOf(index) + gap);
    const [first, end] = isPainted ? [0, count] : shownAtFirst(heights, (isReturning && restored) || 0);
    const [before, after] = [sumOf(heights.slice(0, first)), sumOf(heights.slice(end))];
    return { indexes: heights.slice(first, end).map((_, index) => first + index), before, after };
  }

  const shown = virtualizer.getVirtualItems();
  const [first, last] = [shown[0], shown.at(-1)];
  // Also while no row is near the screen: Back needs the full height to restore the scroll position.
  const total = virtualizer.getTotalSize();
  const after = last ? total + top - last.end - gap : total;

  return {
    containerRef,
    measure: virtualizer.measureElement,
    onScreen: virtualizer.range,
    indexes: shown.map(({ index }) => index),
    before: first && first.index > 0 ? first.start - top - gap : 0,
    after: last?.index === count - 1 ? 0 : after,
  };
}

/**
 * The rows of these heights that the window may show at this scroll position: from the first to before the second index. The list begins at
 * least `ABOVE_PX` and at most a window's height below the top of the page.
 */
export function shownAtFirst(heights: readonly number[], scroll: number): [first: number, end: number] {
  let height = 0;
  const bottoms = heights.map((ofRow) => (height += ofRow));
  // The list may have become shorter.
  const top = Math.min(scroll, height);
  const above = bottoms.filter((bottom) => bottom <= top - window.innerHeight);
  const beyond = bottoms.findIndex((bottom) => bottom >= top + window.innerHeight - ABOVE_PX);
  return [above.length, beyond < 0 ? heights.length : beyond + 1];
}

const sumOf = (heights: readonly number[]) => heights.reduce((sum, height) => sum + height, 0);

/** No list has been shown since the document was opened. */
let isFirstList = true;

/** Whether the page was reached by Back or Forward, or was reloaded, so that there may be a scroll to restore. */
export function useIsReturning() {
  const type = useNavigationType();
  const [isReturning] = useState(type === NavigationType.Pop && !(isFirstList && isNewVisit()));
  useEffect(() => void (isFirstList = false), []);
  return isReturning;
}

/** Whether the page has been painted with the list. What the window does not show is rendered after that. */
function useIsPainted(isWholeAtOnce: boolean) {
  const [isPainted, setPainted] = useState(isWholeAtOnce);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}

type Steps = Required<Pick<RowsShape, 'count' | 'overscan' | 'step'>>;

/** The indexes of the rows to render, while those from `start` to before `end` of `count` are on the screen. */
export function rowsInSteps(start: number, end: number, { count, overscan, step }: Steps): number[] {
  const first = Math.floor(Math.max(0, start - overscan) / step) * step;
  const last = Math.min(count, Math.ceil((end + overscan) / step) * step);
  return Array.from({ length: last - first }, (_, index) => first + index);
}

/** An empty row with the height of the rows that a virtualized table does not render. */
export function SpaceRow({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden className={css.space} style={{ height }} />;
}
