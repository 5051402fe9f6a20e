import { useState } from 'react';

/**
 * Loads a chunk once an element is on the screen. If that fails, `isLoaded` stays false.
 * @param preload must be stable
 * @returns `observe`, a ref callback for the element; `discard` makes `isLoaded` false again
 */
export function usePreloadOnScreen(preload: () => Promise<unknown>) {
  const [isLoaded, setIsLoaded] = useState(false);
  const load = () =>
    preload().then(
      () => setIsLoaded(true),
      () => undefined,
    );
  const [observe] = useState(() => onceOnScreen(() => void load()));
  return { observe, isLoaded, discard: () => setIsLoaded(false) };
}

/** A ref callback that calls back once, when its element is on the screen. */
const onceOnScreen = (callback: () => void) => (element: HTMLElement | null) => {
  if (!element) return undefined;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
  return () => observer.disconnect();
};
