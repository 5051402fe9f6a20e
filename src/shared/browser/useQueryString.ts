import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { ROUTER_DEBOUNCE_MS } from '@/shared/config/limits';

/** What was changed while the router was at this location, of which it does not know yet. */
let pendingSearch: { search: string; location: Location } | undefined;
const listeners = new Set<() => void>();

/** @param isPushed adds a history entry instead of replacing the present one */
type ChangeQuery = (change: (current: URLSearchParams) => URLSearchParams, isPushed?: boolean) => void;

/**
 * The query string of the page, and a function that changes it and keeps its identity. The router renders every link of a page
 * again when the address changes, which takes longer than a key may. So a change that adds no history entry is in the address bar
 * and in this query string at once, and the router learns of it once nothing has changed for a moment, or before a press could
 * leave the page.
 */
export function useQueryString(): [search: string, change: ChangeQuery] {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef(location);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = useSyncExternalStore(
    subscribe,
    () => changedAt(location) ?? location.search,
    () => location.search,
  );

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const changed = changedAt(latest.current);
    if (changed === undefined || changed === latest.current.search) return;
    // At once, because what is typed before a later render would be lost.
    const state: unknown = latest.current.state;
    void navigate({ search: changed }, { state, replace: true, flushSync: true, preventScrollReset: true });
  }, [navigate]);

  useLayoutEffect(() => {
    latest.current = location;
    return () => clearTimeout(timer.current);
  }, [location]);

  useEffect(() => {
    const handlePress = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Enter') flush();
    };
    window.addEventListener('pointerdown', handlePress, true);
    window.addEventListener('keydown', handlePress, true);
    return () => {
      window.removeEventListener('pointerdown', handlePress, true);
      window.removeEventListener('keydown', handlePress, true);
    };
  }, [flush]);

  const change = useCallback<ChangeQuery>(
    (changeParams, isPushed = false) => {
      // The address may be newer than what is rendered: two clicks can happen before the next render.
      const current = changedAt(latest.current) ?? window.location.search;
      const next = withMark(changeParams(new URLSearchParams(current)).toString());
      if (isPushed) {
        pendingSearch = undefined;
        // At once as well: the first letter of a search adds an entry, and the next one must not be lost.
        void navigate({ search: next }, { flushSync: true, preventScrollReset: true });
        return;
      }
      pendingSearch = { search: next, location: latest.current };
      writeAddress(next);
      flushSync(() => {
        for (const listener of listeners) listener();
      });
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, ROUTER_DEBOUNCE_MS);
    },
    [navigate, flush],
  );

  return [search, change];
}

function changedAt(location: Location) {
  return pendingSearch?.location === location ? pendingSearch.search : undefined;
}

function withMark(query: string) {
  return query === '' ? '' : `?${query}`;
}

function writeAddress(search: string) {
  try {
    window.history.replaceState(window.history.state, '', window.location.pathname + search);
  } catch {
    // Browsers refuse changes that follow each other too quickly. The router writes the last one.
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
