import { readLastUser } from './readLastUser';

/** Replaced when the script is bundled (`tools/inlineScript.ts`): the address of the API, and for each page its first reads. */
declare const API_URL: string;
declare const FIRST_READS: readonly { page: string; isPublic: boolean; calls: readonly string[] }[];

/**
 * Requests the first reads of the page at this address while the code is loading; those of a protected page for a user who is still signed
 * in on this device. The browser passes the response to the same request of the app (`rel="preload"`, https://html.spec.whatwg.org/multipage/links.html#link-type-preload).
 * WebKit passes it to every later request too, even after a write and in later documents, so the app alone reads there.
 */
export function preloadReads() {
  if (navigator.vendor.startsWith('Apple')) return;
  for (const { page, isPublic, calls } of FIRST_READS) {
    const parameter = new RegExp(page).exec(location.pathname);
    if (!parameter || !(isPublic || readLastUser())) continue;
    for (const call of calls) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
      link.href = API_URL + call.replace(':', parameter[1] ?? '');
      document.head.append(link);
    }
  }
}
