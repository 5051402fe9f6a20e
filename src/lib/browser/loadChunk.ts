import { CALL_TIMEOUT_MS } from '@/lib/config/limits';

/** Why a chunk did not load. Browsers do not report it, so it is found out by fetching the index page. */
export type ChunkErrorReason =
  /** The host cannot be reached. */
  | 'no-response'
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

/** The files of chunks that did not load. */
const failedFiles = new Set<string>();
// Not when the documents are rendered, by Node.
if ('document' in globalThis) window.addEventListener('error', rememberFailure, true);

function rememberFailure({ target }: Event) {
  if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') failedFiles.add(target.href);
}

/**
 * Every `import()` of the app goes through here or through `lazyWithPreload`. May be called again after a failure: Chromium then requests
 * the code again. Firefox keeps the failure of a module until the page is reloaded (`RetryableLazyPage`), and Safari that of a file until it
 * is requested in another way than by a link.
 * @throws ChunkLoadError
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  await Promise.all([...failedFiles].map(refetch));
  try {
    return await load();
  } catch (cause) {
    throw new ChunkLoadError(await servedVersion(), cause);
  }
}

async function refetch(file: string) {
  failedFiles.delete(file);
  const request = fetch(file, { cache: 'reload', signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
  await request.then((response) => response.arrayBuffer()).catch(() => undefined);
}

/**
 * Whether the host serves another version of the site by now: each has a script of its own. With `no-cache`, the browser sends the
 * ETag of its copy of the index page, and a page that has not changed is not sent again.
 */
export async function servedVersion(): Promise<ChunkErrorReason> {
  try {
    const response = await fetch('/', { cache: 'no-cache', signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
    const page = await response.text();
    const script = document.querySelector('[type=module][src]')?.getAttribute('src') ?? '';
    // A page without such a script is not this site's, but that of a network or a proxy.
    return page.includes('type="module"') && !page.includes(script) ? 'new-version' : 'unknown';
  } catch {
    return 'no-response';
  }
}
