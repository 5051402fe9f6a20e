import { useEffect, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { MAX_RETRY_DELAY_MS, RETRY_DELAY_MS } from '@/lib/config/limits';
import { ChunkLoadError, loadChunk } from './loadChunk';

declare global {
  interface WindowEventMap {
    /** Dispatched when a part that no user waits for cannot be loaded, because the host serves another version of the site by now. */
    'part-outdated': Event;
  }
}

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
          if (!isAwaited) window.dispatchEvent(new Event('part-outdated'));
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
