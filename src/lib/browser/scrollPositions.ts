import { useContext, useMemo } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, useLocation } from 'react-router-dom';
import * as v from 'valibot';

/** Where the router stores the scroll positions of this tab when a page is left, by the keys of their locations. */
const STORE = 'react-router-scroll-positions';
const storeSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

/** The scroll position in pixels that the router restores for this page; undefined if there is none. */
export function useRestoredScroll() {
  const { key } = useLocation();
  // The router reads the store after the first render and tells it in a transition, before which the page may be left again.
  const stored = useMemo(() => storedPositions()[key], [key]);
  const position = useContext(RouterState)?.restoreScrollPosition ?? stored;
  return typeof position === 'number' ? position : undefined;
}

/** Stores the scroll position of a page that is being left, in place of the router's. */
export function storeScrollPosition(key: string, position: number): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ ...storedPositions(), [key]: position }));
  } catch {
    // Without storage there is no position to restore.
  }
}

function storedPositions(): Readonly<Record<string, number>> {
  try {
    return v.parse(storeSchema, sessionStorage.getItem(STORE) ?? '{}');
  } catch {
    return {};
  }
}
