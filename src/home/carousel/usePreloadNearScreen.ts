import { useState } from 'react';
import { whenNear } from '@/lib/browser/whenNear';

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
