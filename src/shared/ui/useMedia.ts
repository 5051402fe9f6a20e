import { useSyncExternalStore } from 'react';

/** Whether a media query holds, where CSS alone cannot decide; not, where there is no screen yet. */
export function useMedia(query: string) {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
