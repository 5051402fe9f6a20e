/** A worker is a file of this site, which the default policy does not allow as a script. */
let scriptUrls: { createScriptURL: (url: string) => string } | undefined;

/**
 * @param url the address of the worker's file
 * @returns undefined if the browser starts no worker
 */
export function startWorker(url: string) {
  try {
    scriptUrls ??= window.trustedTypes?.createPolicy('site-worker', { createScriptURL: (file) => file });
    return new Worker(scriptUrls?.createScriptURL(url) ?? url, { type: 'module' });
  } catch {
    return undefined;
  }
}
