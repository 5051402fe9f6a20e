import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query matches, for decisions that CSS cannot make. */
export function useMedia(query: string, whilePrerendering = false) {
  const list = useMemo(() => (typeof matchMedia === 'undefined' ? undefined : matchMedia(query)), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(
    subscribe,
    () => list?.matches ?? false,
    () => whilePrerendering,
  );
}
