import { CALL_TIMEOUT_MS } from '@/shared/config/limits';
import { reloadFailedStyles } from './failedStyles';

/** Why a chunk did not load. Browsers do not report it, so it is found out by fetching the index page. */
export type ChunkErrorReason =
  /** The host cannot be reached. */
  | 'no-answer'
  /** The host serves another version of the site by now, without this file. */
  | 'new-version'
  /** The host still serves this version. */
  | 'unknown';

/** A chunk of the site's code did not load. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  readonly reason: ChunkErrorReason;

  constructor(reason: ChunkErrorReason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/**
 * Every `import()` of the site goes through here or through `lazyWithPreload`. May be called again after a failure.
 * @throws ChunkLoadError
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    await reloadFailedStyles();
    return await load();
  } catch (cause) {
    throw new ChunkLoadError(await reasonOf(), cause);
  }
}

/**
 * Reloads the page, but only if the host responds: otherwise the browser would show its own error page instead.
 * @throws ChunkLoadError 'no-answer'
 */
export async function reloadSite() {
  await fetchIndexPage().catch((cause: unknown) => {
    throw new ChunkLoadError('no-answer', cause);
  });
  window.location.reload();
}

async function reasonOf(): Promise<ChunkErrorReason> {
  try {
    const page = await fetchIndexPage();
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')];
    return scripts.every(({ src }) => page.includes(new URL(src).pathname)) ? 'unknown' : 'new-version';
  } catch {
    return 'no-answer';
  }
}

async function fetchIndexPage() {
  const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
  return response.text();
}
