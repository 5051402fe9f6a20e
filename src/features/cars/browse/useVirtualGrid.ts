import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';

const ESTIMATED_LINE_PX = 400;
const MIN_LINE_PX = 240;

/**
 * Which lines of a grid to render: all lines of a short list, the lines near the screen of a long one. CSS sets the height of
 * the whole list, in which all lines are equally high, so Back can restore the scroll at the first paint. This hook only reads
 * that height.
 * @returns `measure`, the list's ref, and the range of lines from `first` to before `end`
 */
export function useVirtualGrid(count: number, gap: number, isWhole: boolean) {
  const [layout, setLayout] = useState({ top: 0, line: ESTIMATED_LINE_PX });
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: !isWhole,
    estimateSize: () => layout.line,
    scrollMargin: layout.top,
    overscan: 2,
    // By default the virtualizer scrolls when it mounts, after the router has restored the scroll.
    scrollToFn: () => undefined,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, layout.line]);

  const measure = (list: HTMLElement | null) => {
    if (!list) return undefined;
    const read = () => {
      const box = list.getBoundingClientRect();
      const next = {
        top: box.top + window.scrollY,
        line: Math.max(MIN_LINE_PX, (box.height + gap) / Math.max(1, count)),
      };
      setLayout((current) => (current.top === next.top && current.line === next.line ? current : next));
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
