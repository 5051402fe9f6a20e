/**
 * Requests the code of a members' page, which its document lists (`tools/prerenderPlugin.ts`). The files of links in the document
 * would be requested before this script runs, and so before the first reads. On a first visit, the code has a low priority, so that
 * the style sheets, for which the first paint waits, and the first reads do not share the network with it.
 */
export function preloadCode() {
  const { code } = document.documentElement.dataset;
  const fetchPriority = areStylesCached() ? 'auto' : 'low';
  for (const file of code?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.fetchPriority = fetchPriority;
    link.href = file;
    document.head.append(link);
  }
}

/** The browser has requested them before this script runs: if they are cached, they have usually come, without a transfer. */
const areStylesCached = () =>
  performance
    .getEntriesByType('resource')
    .some((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize === 0);
