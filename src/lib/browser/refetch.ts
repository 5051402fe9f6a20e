import { CALL_TIMEOUT_MS } from '@/lib/config/limits';

/**
 * Fetches a file past the browser's cache, which gets the response: a 404 that came in the middle of a deploy may be kept there for a year.
 * @returns whether the host has the file
 */
export async function refetch(file: string) {
  try {
    const response = await fetch(file, { cache: 'reload', signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
    // The browser stores it once it is whole.
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
