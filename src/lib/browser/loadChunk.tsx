import { useEffect, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { CALL_TIMEOUT_MS, MAX_RETRY_DELAY_MS, RETRY_DELAY_MS } from '@/lib/config/limits';
import { refetch } from './refetch';

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

/** The files of this site that did not load, until they do. */
const failedFiles = new Set<string>();
// Not when the documents are rendered, by Node.
if ('document' in globalThis) window.addEventListener('error', rememberFailure, true);

/** The bundler preloads each chunk, and what it imports, by links. */
function rememberFailure({ target }: Event) {
  const file = target instanceof HTMLLinkElement ? target.href : target instanceof HTMLImageElement && target.src;
  if (file && file.startsWith(`${window.location.origin}/`)) failedFiles.add(file);
}

/** Fetches what did not load past the browser's cache, which may keep the failure of a file that the host has by now. */
export async function refetchFailed() {
  const load = async (file: string) => (await refetch(file)) && failedFiles.delete(file);
  await Promise.all([...failedFiles].map(load));
}

/**
 * Every `import()` of the app goes through here or through `lazyWithPreload`. May be called again after a failure: Chromium then requests
 * the code again. Firefox keeps the failure of a module until the page is reloaded (`lazyPage`), and Safari that of a file until it
 * is requested in another way than by a link.
 * @throws ChunkLoadError
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  await refetchFailed();
  try {
    return await load();
  } catch (cause) {
    throw new ChunkLoadError(await servedVersion(), cause);
  }
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

/** Called when a part that no user waits for cannot be loaded, because the host serves another version of the site by now. */
export const onPartOutdated = new Set<() => void>();

/** A module that exports a component with this name, and maybe more. */
// oxlint-disable-next-line typescript/no-explicit-any -- a component of any props
type Exports<Name extends string> = Record<Name, ComponentType<any>>;

interface LazyOptions {
  /** Shown while the chunk is loading. */
  fallback?: ReactNode;
  /** The user waits for this part: if its chunk cannot be loaded, the error boundary around it says why. Others are left out until a reload. */
  isAwaited?: boolean;
}

/**
 * A part of a page that loads its code when it is mounted. Its chunk can be preloaded, and the part is then rendered at once. A chunk that
 * fails to load is retried, while `React.lazy` would keep the failure for good. There is no `Suspense` boundary: React shows what is in one
 * up to 300 ms after its code has come, and hydrates it later than the page.
 */
export function lazyWithPreload<Name extends string, Module extends Exports<Name>>(
  load: () => Promise<Module>,
  name: Name,
  { fallback = null, isAwaited = false }: LazyOptions = {},
) {
  const chunk = chunkOf(load, name);
  let loading: Promise<Module[Name]> | undefined;

  function Lazy(props: ComponentProps<Module[Name]>) {
    const [Component, setComponent] = useState(chunk.loaded);
    const [error, setError] = useState<ChunkLoadError>();
    useEffect(() => {
      if (Component) return;
      loading ??= loadWithRetries(chunk.load, isAwaited).finally(() => (loading = undefined));
      loading.then(
        (code) => setComponent(() => code),
        (cause: unknown) => {
          if (!isAwaited) for (const listener of onPartOutdated) listener();
          else if (cause instanceof ChunkLoadError) setError(cause);
        },
      );
    }, [Component]);
    if (error) throw error;
    return Component ? <Component {...props} /> : fallback;
  }
  return Object.assign(Lazy, {
    /** @throws ChunkLoadError */
    preload: chunk.load,
  });
}

/** A chunk that exports one component with this name. Concurrent calls of `load` share one `import()`. */
export function chunkOf<Name extends string, Module extends Exports<Name>>(load: () => Promise<Module>, name: Name) {
  let loaded: Module[Name] | undefined;
  let loading: Promise<Module[Name]> | undefined;

  return {
    loaded: () => loaded,
    /** @throws ChunkLoadError */
    load: () => {
      loading ??= loadChunk(load)
        .then((code) => (loaded = code[name]))
        .finally(() => {
          loading = undefined;
        });
      return loading;
    },
  };
}

/** @throws ChunkLoadError once the host has another version of the site, or, if the user waits, has failed twice */
async function loadWithRetries<T>(load: () => Promise<T>, isAwaited: boolean): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      const reason = error instanceof ChunkLoadError ? error.reason : 'unknown';
      if (reason === 'new-version' || (isAwaited && reason === 'unknown' && failures > 1)) throw error;
      await retryDelay(Math.min(RETRY_DELAY_MS * 2 ** (failures - 1), MAX_RETRY_DELAY_MS));
    }
  }
}

/** Resolves after the delay, or as soon as the browser is online again. */
function retryDelay(delayMs: number) {
  return new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, delayMs);
    addEventListener('online', end);
  });
}
