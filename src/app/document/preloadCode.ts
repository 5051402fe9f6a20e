/**
 * Requests the code of a members' page, which its document lists (`tools/prerenderPlugin.ts`). The files of links in the document
 * would be requested before this script runs, and so before the first reads.
 */
export function preloadCode() {
  const { code } = document.documentElement.dataset;
  for (const file of code?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}
