/** Replaced when the script is bundled (`tools/inlineScript.ts`): the address of the API, and for each page its first reads. */
declare const API_URL: string;
declare const FIRST_READS: readonly { page: string; calls: readonly string[] }[];

/** axios's own header: with another one, it would not be the request that the client would send. */
const ACCEPT = 'application/json, text/plain, */*';

/** Begins the first reads of the page at this address. */
export function beginFirstReads() {
  for (const { page, calls } of FIRST_READS) {
    const match = new RegExp(page).exec(location.pathname);
    if (!match) continue;
    const begun: Record<string, Promise<Response>> = {};
    window.firstReads = begun;
    for (const call of calls) {
      const url = API_URL + call.replace(':', match[1] ?? '');
      begun[url] = fetch(url, { headers: { accept: ACCEPT } });
      // A failure is reported by the call that takes the response, if there is one.
      begun[url].catch(() => undefined);
    }
  }
}
