import { useCallback, useState } from 'react';

/** How near to the screen the element is when its chunk is loaded. */
const NEAR = '600px';

/**
 * Loads a chunk once an element comes near to the screen.
 * @param preload must stay the same function
 * @returns `watch`, a ref for the element
 */
export function usePreloadNearScreen(preload: () => Promise<unknown>) {
  const [isLoaded, setLoaded] = useState(false);

  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const load = () =>
        preload().then(
          () => setLoaded(true),
          () => undefined, // what is shown without the chunk stays
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

  return { watch, isLoaded, discard: () => setLoaded(false) };
}
