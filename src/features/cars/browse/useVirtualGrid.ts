import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState } from 'react';

const MIN_LINE_PX = 240;

/**
 * Which lines of a grid to render: all lines of a short list, the lines near the screen of a long one. CSS sets the height of
 * the whole list, in which all lines are equally high, so Back can restore the scroll before the first paint. This hook only
 * reads that height. The first render has no lines: they are rendered before the first paint, once the scroll is restored.
 * @returns `measure`, the list's ref, and the range of lines from `first` to before `end`
 */
export function useVirtualGrid(count: number, gap: number, isWhole: boolean) {
  const [layout, setLayout] = useState<{ top: number; line: number }>();
  const { top, line = MIN_LINE_PX } = layout ?? {};
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: !isWhole && layout !== undefined,
    estimateSize: () => line,
    scrollMargin: top ?? 0,
    overscan: 2,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // By default the virtualizer scrolls when it mounts, after the router has restored the scroll.
    scrollToFn: () => undefined,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, line]);

  const measure = useCallback(
    (list: HTMLElement | null) => {
      if (!list) return undefined;
      const read = () => {
        const box = list.getBoundingClientRect();
        const next = {
          top: box.top + window.scrollY,
          line: Math.max(MIN_LINE_PX, (box.height + gap) / Math.max(1, count)),
        };
        setLayout((current) => (current?.top === next.top && current.line === next.line ? current : next));
      };
      read();
      const observer = new ResizeObserver(read);
      observer.observe(list);
      // What is above the list moves it.
      observer.observe(document.body);
      return () => observer.disconnect();
    },
    [count, gap],
  );

  if (isWhole) return { measure: undefined, first: 0, end: count };
  const lines = virtualizer.getVirtualItems();
  return { measure, first: lines[0]?.index ?? 0, end: (lines.at(-1)?.index ?? -1) + 1 };
}
