import { useCallback, useState } from 'react';
import { arriving } from '@/shared/arriving';
import type { CarouselSlides } from './CarouselSlides';

/** How near to the screen the carousel's code is asked for. */
const NEAR = '600px';

/** The carousel's slides, loaded when the watched element nears the screen; nothing until they have arrived. */
export function useSlidesCode() {
  const [Slides, setSlides] = useState<typeof CarouselSlides>();

  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const load = () =>
      arriving(() => import('./CarouselSlides')).then(
        (code) => setSlides(() => code.CarouselSlides),
        () => undefined, // the row to scroll stays
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
  }, []);

  return { watch, Slides, giveUp: () => setSlides(undefined) };
}
