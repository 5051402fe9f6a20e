import type { DataRouter } from 'react-router-dom';

/** Resolves once the router has the code of its first page, so that the page is rendered at once. */
export function untilInitialized(router: DataRouter) {
  return new Promise<void>((resolve) => {
    const check = () => {
      if (!router.state.initialized) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = router.subscribe(check);
    check();
  });
}
