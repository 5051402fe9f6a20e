import { useCallback, useState } from 'react';

/** The distance to the screen at which a chart is drawn. */
const NEAR = '200px';

/** @returns `observe`, a ref callback for an element, and whether it has come near the screen since. */
export function useNearScreen() {
  const [isNear, setIsNear] = useState(false);

  const observe = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { observe, isNear };
}
