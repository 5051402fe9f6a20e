import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { storeScrollPosition, useRestoredScroll } from '@/lib/browser/scrollPositions';

/** What a person does to scroll, or to go on from where the page is now. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Keys that do not scroll the page: a modifier alone, a function key, those of a reload, of Back and of Forward. */
function isBrowserKey(event: Event) {
  if (!(event instanceof KeyboardEvent)) return false;
  const { key, ctrlKey, metaKey, altKey } = event;
  if (/^(F\d+|Alt|Control|Meta|Shift)$/.test(key)) return true;
  return ((ctrlKey || metaKey) && /^r$/i.test(key)) || (altKey && /^Arrow(Left|Right)$/.test(key));
}

/**
 * Restores the scroll position of a page whose content comes late. The router restores it once, when the page may still be a skeleton
 * that is too short: here it is tried again whenever the page grows, until it is reached or the person does something.
 */
export function useLateScroll() {
  const { key } = useLocation();
  const position = useRestoredScroll();
  const awaited = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (position === undefined) return undefined;
    awaited.current = position;
    const stop = () => {
      awaited.current = undefined;
      observer.disconnect();
      for (const input of INPUTS) window.removeEventListener(input, onInput, true);
    };
    const onInput = (event: Event) => {
      if (!isBrowserKey(event)) stop();
    };
    const scroll = () => {
      if (Math.abs(window.scrollY - position) > 1) window.scrollTo(0, position);
      if (Math.abs(window.scrollY - position) <= 1) stop();
    };
    const observer = new ResizeObserver(scroll);
    for (const input of INPUTS) window.addEventListener(input, onInput, { capture: true, passive: true });
    observer.observe(document.body);
    return stop;
  }, [key, position]);

  // A page that is left before its content came: the router has just stored the position of the skeleton, on `pagehide`.
  useEffect(() => {
    const keep = () => {
      if (document.visibilityState === 'hidden' && awaited.current !== undefined)
        storeScrollPosition(key, awaited.current);
    };
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  }, [key]);
}
