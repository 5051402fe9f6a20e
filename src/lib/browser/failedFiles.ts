import { CALL_TIMEOUT_MS } from '@/lib/config/limits';

declare global {
  interface Window {
    /** The addresses of this site's files that did not load, until they do. */
    failedFiles?: Set<string>;
  }
}

/**
 * Called by the document's script, because a preload in the document may fail before the app's code is there. The bundler preloads each
 * chunk, and what it imports, by links.
 */
export function rememberFailedFiles() {
  const failed = (window.failedFiles = new Set());
  window.addEventListener(
    'error',
    ({ target }) => {
      const file =
        target instanceof HTMLLinkElement ? target.href : target instanceof Element && 'src' in target && target.src;
      if (typeof file === 'string' && file.startsWith(`${location.origin}/`)) failed.add(file);
    },
    true,
  );
}

/** Fetches what did not load past the browser's cache, which may keep the failure of a file that the host has by now. */
export async function refetchFailedFiles() {
  // There is no window when Node renders the documents.
  const failed = 'document' in globalThis && window.failedFiles;
  if (failed) await Promise.all([...failed].map(async (file) => (await refetch(file)) && failed.delete(file)));
}

/**
 * The browser's cache gets the response: a 404 that came in the middle of a deploy may be kept there for a year.
 * @returns whether the host has the file
 */
async function refetch(file: string) {
  try {
    const response = await fetch(file, { cache: 'reload', signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
    // The browser stores it once it is whole.
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
