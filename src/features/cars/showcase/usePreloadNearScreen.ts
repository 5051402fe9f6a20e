import { useCallback, useState } from 'react';

/** The distance to the screen at which the chunk is loaded. */
const NEAR = '600px';

/**
 * Loads a chunk once an element comes near the screen.
 * @param preload must be stable
 * @returns `observe`, a ref callback for the element; `discard` makes `isLoaded` false again
 */
export function usePreloadNearScreen(preload: () => Promise<unknown>) {
  const [isLoaded, setIsLoaded] = useState(false);

  const observe = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const load = () =>
        preload().then(
          () => setIsLoaded(true),
          () => undefined, // The fallback stays.
        );
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          void load();
        },
        { rootMargin: NEAR },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [preload],
  );

  return { observe, isLoaded, discard: () => setIsLoaded(false) };
}
