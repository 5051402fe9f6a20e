import { useEffect, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { CALL_TIMEOUT_MS, MAX_RETRY_DELAY_MS, RETRY_DELAY_MS } from '@/lib/config/limits';
import { refetchFailedFiles } from './failedFiles';

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
  /** Loads it again, for the error boundary that has caught this. Throws another ChunkLoadError. */
  readonly retry: (() => Promise<unknown>) | undefined;

  constructor(reason: ChunkErrorReason, { cause, retry }: { cause?: unknown; retry?: () => Promise<unknown> } = {}) {
    super(reason, { cause });
    this.reason = reason;
    this.retry = retry;
  }
}

/**
 * Every `import()` of the app goes through here, by itself or as a part or page below. May be called again after a failure: Chromium then
 * requests the code again. Firefox, and Chromium 150, keep the failure of a module until the page is reloaded (`PageError`), and Safari
 * that of a file until it is requested in another way than by a link.
 * @throws ChunkLoadError
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  await refetchFailedFiles();
  try {
    return await load();
  } catch (cause) {
    throw new ChunkLoadError(await servedVersion(), { cause, retry: () => loadChunk(load) });
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

/**
 * Who waits for the code, and when it counts as failed. Then the error boundary around it says why, and loads it again if the user wants it
 * or the browser is online again (`useRetry`). Until then it is tried again, by itself.
 */
const hasFailed = {
  /** It is left out until a reload. */
  nobody: (reason: ChunkErrorReason) => reason === 'new-version',
  /** Without a response it is tried on, because the page around it still works. */
  userOfPart: (reason: ChunkErrorReason, tries: number) =>
    reason === 'new-version' || (reason === 'unknown' && tries > 1),
  /** The router has tried before. */
  userOfPage: () => true,
};

/** A module that exports a component with this name, and maybe more. */
// oxlint-disable-next-line typescript/no-explicit-any -- a component of any props
type Exports<Name extends string> = Record<Name, ComponentType<any>>;

interface LazyOptions {
  /** Shown while the chunk is loading. */
  fallback?: ReactNode;
  /** A user waits for this part. */
  isAwaited?: boolean;
}

/** A part of a page that loads its code when it is mounted, or before by `preload`, and is then rendered at once. */
export function lazyWithPreload<Name extends string, Module extends Exports<Name>>(
  load: () => Promise<Module>,
  name: Name,
  { fallback = null, isAwaited = false }: LazyOptions = {},
) {
  const chunk = chunkOf(load);
  const preload = () => void chunk.load().catch(() => undefined);
  return Object.assign(lazyComponent(chunk, name, fallback, isAwaited ? 'userOfPart' : 'nobody'), {
    isLoaded: () => chunk.loaded() !== undefined,
    /** @throws ChunkLoadError */
    preload: chunk.load,
    /** For what opens the part: its code begins to load when the pointer or the focus comes there. A failure is told when it is opened. */
    preloadProps: { onPointerEnter: preload, onFocus: preload },
  });
}

/**
 * What a route needs to load its page on the first visit. React Router would keep the failure of a chunk for good, so a component that
 * loads the page with each visit stands for one that has failed.
 */
export function lazyRoute<Module extends Exports<'Component'>>(load: () => Promise<Module>, fallback: ReactNode) {
  const chunk = chunkOf(load);
  const Page = lazyComponent(chunk, 'Component', fallback, 'userOfPage');
  return {
    lazy: () => chunk.load().catch(() => ({ Component: Page })),
    handle: { preload: chunk.load },
  };
}

/**
 * `React.lazy` would keep a failure for good, and a `Suspense` boundary would show what is in it up to 300 ms after its code has come, and
 * hydrate it later than the page.
 */
function lazyComponent<Name extends string, Module extends Exports<Name>>(
  chunk: Chunk<Module>,
  name: Name,
  fallback: ReactNode,
  waiting: keyof typeof hasFailed,
) {
  let loading: Promise<Module> | undefined;

  return function Lazy(props: ComponentProps<Module[Name]>) {
    const [module, setModule] = useState(chunk.loaded);
    const [error, setError] = useState<ChunkLoadError>();
    useEffect(() => {
      if (module) return;
      loading ??= loadUntilFailed(chunk, hasFailed[waiting]).finally(() => (loading = undefined));
      loading.then(setModule, (cause: unknown) => {
        if (waiting === 'nobody') for (const listener of onPartOutdated) listener();
        else if (cause instanceof ChunkLoadError) setError(cause);
      });
    }, [module]);
    if (error) throw error;
    if (!module) return fallback;
    const Component = module[name];
    return <Component {...props} />;
  };
}

type Chunk<Module> = ReturnType<typeof chunkOf<Module>>;

/** Concurrent calls of `load` share one `import()`. */
function chunkOf<Module>(load: () => Promise<Module>) {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;

  return {
    loaded: () => loaded,
    /** @throws ChunkLoadError */
    load: () => {
      loading ??= loadChunk(async () => (loaded = await load())).finally(() => (loading = undefined));
      return loading;
    },
  };
}

/** @throws ChunkLoadError */
async function loadUntilFailed<Module>(
  chunk: Chunk<Module>,
  isOver: (reason: ChunkErrorReason, tries: number) => boolean,
): Promise<Module> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await chunk.load();
    } catch (error) {
      const reason = error instanceof ChunkLoadError ? error.reason : 'unknown';
      if (isOver(reason, tries)) throw error;
      await retryDelay(Math.min(RETRY_DELAY_MS * 2 ** (tries - 1), MAX_RETRY_DELAY_MS));
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
