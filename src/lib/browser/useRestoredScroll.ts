import { useContext } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState } from 'react-router-dom';

/** The scroll position in pixels that the router restores for this page; undefined if there is none. */
export function useRestoredScroll() {
  const position = useContext(RouterState)?.restoreScrollPosition;
  return typeof position === 'number' ? position : undefined;
}
