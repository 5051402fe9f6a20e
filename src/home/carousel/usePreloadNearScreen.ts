import { useState } from 'react';

/**
 * Loads a chunk once an element comes near the screen. If that fails, `isLoaded` stays false.
 * @param preload must be stable
 * @returns `observe`, a ref callback for the element; `discard` makes `isLoaded` false again
 */
export function usePreloadNearScreen(preload: () => Promise<unknown>) {
  const [isLoaded, setIsLoaded] = useState(false);
  const load = () =>
    preload().then(
      () => setIsLoaded(true),
      () => undefined,
    );
  const [observe] = useState(() => whenNear('200px', () => void load()));
  return { observe, isLoaded, discard: () => setIsLoaded(false) };
}

/**
 * A ref callback that calls back once, when its element is this near to the screen.
 * @param distance for example `200px`
 */
const whenNear = (distance: string, onNear: () => void) => (element: HTMLElement | null) => {
  if (!element) return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: distance },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
