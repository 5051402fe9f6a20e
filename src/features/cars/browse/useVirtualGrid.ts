import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';

const FIRST_GUESS_PX = 400;
const LEAST_PX = 240;

/**
 * The lines of a list that are in the page: all of a short list, of a long one those near the screen. All lines are equally high and CSS gives the list its whole
 * height, so Back finds its place at the first paint; here the height is only read.
 * @returns `measure` is the list's ref
 */
export function useVirtualGrid(count: number, gap: number, isWhole: boolean) {
  const [place, setPlace] = useState({ top: 0, line: FIRST_GUESS_PX });
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: !isWhole,
    estimateSize: () => place.line,
    scrollMargin: place.top,
    overscan: 2,
    // Left to itself it scrolls when it comes to the page, after the router has gone back to the place of before.
    scrollToFn: () => undefined,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, place.line]);

  const measure = (list: HTMLElement | null) => {
    if (!list) return undefined;
    const read = () => {
      const box = list.getBoundingClientRect();
      const next = { top: box.top + window.scrollY, line: Math.max(LEAST_PX, (box.height + gap) / Math.max(1, count)) };
      setPlace((now) => (now.top === next.top && now.line === next.line ? now : next));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(list);
    return () => observer.disconnect();
  };

  if (isWhole) return { measure: undefined, first: 0, end: count };
  const lines = virtualizer.getVirtualItems();
  return { measure, first: lines[0]?.index ?? 0, end: (lines.at(-1)?.index ?? -1) + 1 };
}
