import { untilParsed } from './untilParsed';

/**
 * Requests the code of a protected page, which its document lists (`tools/prerenderPlugin.ts`), once the document is parsed and the
 * pictures of its kept cars are requested. Links in the document would request it first, and the pictures would share the network with it.
 */
export async function preloadCode() {
  await untilParsed();
  // Parsing ends with the first layout. The code in the same task would make it longer.
  await new Promise((resolve) => setTimeout(resolve));
  for (const file of document.documentElement.dataset['code']?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}
