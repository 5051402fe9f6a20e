import { firstReadKey } from '@/shared/api/firstReads';
import { fillSkeleton } from './fillSkeleton';
import { readLastUser } from './readLastUser';

/** Replaced when the script is bundled (`tools/inlineScripts.ts`): the address of the API, and for each page its first reads. */
declare const API_URL: string;
declare const FIRST_READS: readonly { page: string; calls: readonly string[] }[];

/** axios's own header: with another one, it would not be the request that the client would send. */
const ACCEPT = 'application/json, text/plain, */*';
/** axios encodes the rare other characters in a way of its own. */
const plainEmail = /^[\w.+@-]+$/;

/**
 * Begins the first reads of the page at this address. The skeleton shows the cars of the last visit, then those of the first read's
 * response, until the code has loaded. A read with an e-mail is the user's own, and is sent with their token.
 */
export function beginFirstReads() {
  const user = readLastUser();
  for (const { page, calls } of FIRST_READS) {
    const match = new RegExp(page).exec(location.pathname);
    if (!match) continue;
    calls.forEach((call, index) => {
      const isOwn = call.includes('=');
      const { email = '', token = '' } = user ?? {};
      if (isOwn && !plainEmail.test(email)) return;
      const url = API_URL + call.replace(':', isOwn ? encodeURIComponent(email) : (match[1] ?? ''));
      const authorization = isOwn ? `Bearer ${token}` : '';
      const response = fetch(url, { headers: { accept: ACCEPT, ...(isOwn && { authorization }) } });
      (window.firstReads ??= {})[firstReadKey(url, authorization)] = response;
      // A failure is reported by the call that takes the response, if there is one.
      response.catch(() => undefined);
      if (index === 0 && user && location.search === '') fillSkeleton(response, isOwn, email).catch(() => undefined);
    });
  }
}
