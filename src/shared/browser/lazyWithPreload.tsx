import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { MAX_RETRY_DELAY_MS, RETRY_DELAY_MS } from '@/shared/config/limits';
import { loadChunk } from './loadChunk';

type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>;

/**
 * `React.lazy` for a part of a page. Its chunk can be preloaded, and the part is then rendered without its fallback. A chunk
 * that fails to load is retried until it loads, while `React.lazy` alone would keep the failure for good.
 * @param fallback shown while the chunk is loading
 */
export function lazyWithPreload<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  fallback: ReactNode = null,
) {
  const chunk = chunkOf(load, name);
  const LazyComponent = lazy(async () => ({ default: await loadWithRetries(chunk.load) }));

  function Lazy(props: Props) {
    // Chosen once per mount: another component type would remount the part and lose its state.
    const [Component] = useState<ComponentType<Props>>(() => chunk.loaded() ?? LazyComponent);
    return (
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    );
  }
  return Object.assign(Lazy, {
    /** @throws ChunkLoadError */
    preload: chunk.load,
  });
}

/** A chunk that exports one component with this name. Concurrent calls of `load` share one `import()`. */
export function chunkOf<Name extends string, Props>(load: Load<Name, Props>, name: Name) {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

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

async function loadWithRetries<T>(load: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch {
      await retryDelay(Math.min(RETRY_DELAY_MS * 2 ** failures, MAX_RETRY_DELAY_MS));
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
