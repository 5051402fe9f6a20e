import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useMedia } from '@/ui/useMedia';

const MIN_LINE_PX = 240;
/** The height of a line that is assumed until the list is measured. */
const USUAL_LINE_PX = 480;
/** How many lines before and after those on the screen are rendered. */
const OVERSCAN = 2;

/** The keys of the history entries that have shown a list. Back to one of them restores its scroll. */
const shownEntries = new Set<string>();

interface GridOptions {
  gap: number;
  /** Renders all lines. */
  isWhole: boolean;
  /** Whether the page has been painted: the lines around the screen are rendered after that. */
  isPainted: boolean;
}

/**
 * Which of `count` lines of a grid to render: those near the screen, unless `isWhole`. All lines are equally high, and CSS sets the
 * height of the whole list, so Back can restore the scroll before the first paint. `@tanstack/react-virtual` would be 9.5 KB more on
 * these pages, and left frames blank after a jump.
 * @returns `measure`, the list's ref, and the range of lines from `first` to before `end`
 */
export function useVirtualGrid(count: number, { gap, isWhole, isPainted }: GridOptions) {
  const { key } = useLocation();
  const [layout, setLayout] = useState<MeasuredGrid>();
  // After Back none at first: those on the screen are rendered before the first paint, once the scroll is restored.
  const [lines, setLines] = useState(() => (shownEntries.has(key) ? undefined : firstLines(count)));
  useEffect(() => void shownEntries.add(key), [key]);
  const rendered = useRef(lines);
  useLayoutEffect(() => {
    rendered.current = lines;
  }, [lines]);

  useLayoutEffect(() => {
    if (isWhole || !layout) return undefined;
    const grid = { ...layout, count };
    let wanted: Lines | undefined;
    const renderNearScreen = (renderNow: (render: () => void) => void) => {
      const onScreen = linesOnScreen(grid, window);
      if (!containsLines(rendered.current, onScreen)) renderNow(() => setLines(onScreen));
      if (!isPainted) return;
      const next = linesOnScreen(grid, window, OVERSCAN);
      if (isSameLines(wanted, next)) return;
      wanted = next;
      // A frame does not wait for lines that are not on the screen yet.
      startTransition(() => setLines(next));
    };
    renderNearScreen((render) => render());
    return onScrollOrResize(() => renderNearScreen(flushSync));
  }, [layout, count, isWhole, isPainted]);

  const measure = useCallback(
    (list: HTMLElement | null) => {
      if (!list) return undefined;
      let measured: MeasuredGrid | undefined;
      // Called before the paint, and after the browser has laid out the page: reading boxes earlier would make it do so twice.
      const observer = new ResizeObserver(() => {
        const next = measureGrid(list, gap, count);
        if (measured?.top === next.top && measured.line === next.line) return;
        measured = next;
        const isShown = containsLines(rendered.current, linesOnScreen({ count, ...next }, window));
        (isShown ? startTransition : flushSync)(() => setLayout(next));
      });
      observer.observe(list);
      // What is above the list moves it.
      observer.observe(document.body);
      return () => observer.disconnect();
    },
    [count, gap],
  );

  if (isWhole) return { measure: undefined, first: 0, end: count };
  // The list may have become shorter since the lines were chosen.
  const end = Math.min(count, lines?.end ?? 0);
  return { measure, first: Math.min(lines?.first ?? 0, end), end };
}

function measureGrid(list: HTMLElement, gap: number, count: number): MeasuredGrid {
  const { top, height } = list.getBoundingClientRect();
  return { top: top + window.scrollY, line: Math.max(MIN_LINE_PX, (height + gap) / Math.max(1, count)) };
}

/** @returns a function that removes the listeners */
function onScrollOrResize(handle: () => void) {
  window.addEventListener('scroll', handle, { passive: true });
  window.addEventListener('resize', handle);
  return () => {
    window.removeEventListener('scroll', handle);
    window.removeEventListener('resize', handle);
  };
}

const firstLines = (count: number): Lines =>
  linesOnScreen({ count, top: 0, line: USUAL_LINE_PX }, { scrollY: 0, innerHeight: window.innerHeight });

/** Lines of a grid, from `first` to before `end`. */
export interface Lines {
  first: number;
  end: number;
}

interface MeasuredGrid {
  /** The place of the first line in the document, in pixels. */
  top: number;
  /** The height of a line with the gap after it, in pixels. */
  line: number;
}

interface GridLayout extends MeasuredGrid {
  /** The number of lines. */
  count: number;
}

interface Screen {
  scrollY: number;
  innerHeight: number;
}

/**
 * The lines on the screen. Above the list these are its first lines, and below it the last ones.
 * @param more how many lines before and after them to include
 */
export function linesOnScreen({ count, top, line }: GridLayout, { scrollY, innerHeight }: Screen, more = 0): Lines {
  const above = (scrollY - top) / line;
  const fitting = innerHeight / line;
  const first = Math.min(Math.floor(above), Math.floor(count - fitting));
  const end = Math.max(Math.ceil(above + fitting), Math.ceil(fitting));
  return { first: Math.max(0, first - more), end: Math.min(count, end + more) };
}

function isSameLines(a: Lines | undefined, b: Lines) {
  return a?.first === b.first && a.end === b.end;
}

export function containsLines(outer: Lines | undefined, { first, end }: Lines) {
  return outer !== undefined && outer.first <= first && outer.end >= end;
}

/** The number of columns in the list of cars, and the gap between them in pixels. */
export function useGridColumns() {
  const isMedium = useMedia('(min-width: 600px)');
  const isWide = useMedia('(min-width: 1120px)');
  const columns = isWide ? 3 : isMedium ? 2 : 1;
  return { columns, gap: columns === 1 ? 16 : 24 };
}
