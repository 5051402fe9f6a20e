import { refetchFailedFiles } from './failedFiles';
import { ChunkLoadError, servedVersion } from './loadChunk';

/** A reload would lose something, so the page was not reloaded. */
export class ReloadPreventedError extends Error {
  override name = 'ReloadPreventedError';
}

/** Each says whether a reload would lose something, such as a removal that can still be undone. The site then neither reloads nor offers it. */
export const reloadBlockers = new Set<() => boolean>();

/** Called when the site reloads its own page, which is back in a moment. */
export const beforeReload = new Set<() => void>();

export const mayReload = () => ![...reloadBlockers].some((isBlocking) => isBlocking());

/**
 * Reloads the page, but only if the host responds: otherwise the browser would show its own error page instead.
 * @param signal the page is not reloaded once this is aborted
 * @throws ChunkLoadError 'no-response'
 * @throws ReloadPreventedError unless `mayReload`
 */
export async function reloadSite(signal?: AbortSignal): Promise<void> {
  const served = await servedVersion();
  signal?.throwIfAborted();
  if (served === 'no-response') throw new ChunkLoadError(served);
  await refetchFailedFiles();
  signal?.throwIfAborted();
  if (!mayReload()) throw new ReloadPreventedError();
  for (const prepare of beforeReload) prepare();
  window.location.reload();
}
