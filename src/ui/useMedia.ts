import { useSyncExternalStore } from 'react';

/** Whether a media query matches, for decisions that CSS cannot make. */
export function useMedia(query: string, whilePrerendering = false) {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => whilePrerendering,
  );
}
