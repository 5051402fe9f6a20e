import { ChunkLoadError, servedVersion } from './loadChunk';

declare global {
  interface WindowEventMap {
    /**
     * Dispatched by `mayReload`, before the site reloads its own page and before it offers to. A part of the site that has something
     * which a reload would lose, such as an upload, prevents the event (`preventDefault`) until that is done. While the event is
     * prevented, the site neither reloads the page nor offers it.
     */
    'before-reload': Event;
    /** Dispatched when the site reloads its own page. What waits is not sent: the page is back in a moment. */
    'site-reload': Event;
  }
}

/** A reload would lose something, so the page was not reloaded. */
export class ReloadPreventedError extends Error {
  override name = 'ReloadPreventedError';
}

/** Whether no part of the site has something that a reload would lose. */
export const mayReload = () => window.dispatchEvent(new Event('before-reload', { cancelable: true }));

/**
 * Reloads the page, but only if the host responds: otherwise the browser would show its own error page instead.
 * @param signal the page is not reloaded once this is aborted
 * @throws ChunkLoadError 'no-response'
 * @throws ReloadPreventedError if `before-reload` is prevented
 */
export async function reloadSite(signal?: AbortSignal): Promise<void> {
  const served = await servedVersion();
  signal?.throwIfAborted();
  if (served === 'no-response') throw new ChunkLoadError(served);
  if (!mayReload()) throw new ReloadPreventedError();
  if (window.dispatchEvent(new Event('site-reload', { cancelable: true }))) window.location.reload();
}
