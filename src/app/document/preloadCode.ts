import { fieldOf } from './fieldOf';

/**
 * Requests the code of a members' page, which its document lists (`tools/prerenderPlugin.ts`). The files of links in the document
 * would be requested before this script runs, and so before the first reads. On a first visit, the code has a low priority, so that
 * the style sheets, for which the first paint waits, and the first reads do not share the network with it. Later, the code is cached
 * like the style sheets, and waits until the page is laid out, because the browser would compile it at the same time.
 */
export async function preloadCode(whenLaidOut: Promise<void>) {
  const { code } = document.documentElement.dataset;
  const isCached = areStylesCached();
  if (isCached) await whenLaidOut;
  for (const file of code?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.fetchPriority = isCached ? 'auto' : 'low';
    link.href = file;
    document.head.append(link);
  }
}

/** The browser has requested them before this script runs: if they are cached, they have usually come, without a transfer. */
const areStylesCached = () =>
  performance.getEntriesByType('resource').some((entry) => fieldOf(entry, 'transferSize') === 0);
