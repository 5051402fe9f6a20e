import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useId } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { PageError } from '@/layouts/PageError';
import { PageErrorFallback } from '@/layouts/PageErrorFallback';
import { ChunkLoadError, loadChunk } from '@/lib/browser/loadChunk';
import { reloadSite } from '@/lib/browser/reloadSite';
import { Spinner } from '@/ui/feedback/loading';

/** What the file of a page exports for its route. */
interface PageModule {
  Component: ComponentType;
  /** Starts the reads of the page (`startReads`). */
  loader?: LoaderFunction;
}

interface Preloadable {
  preload: () => Promise<unknown>;
}

/** Whether the handle of a route is that of a page whose code can be loaded early. */
export const isPreloadable = (handle: unknown): handle is Preloadable =>
  typeof handle === 'object' && handle !== null && 'preload' in handle;

/**
 * The part of a route that loads its page on the first visit. The page has an error boundary of its own, so that the layouts around a
 * broken page and their links keep working. React Router would keep the failure of a chunk for good, so a page that retries stands for it.
 */
export function lazyPage(load: () => Promise<PageModule>) {
  const loadPage = () => loadChunk(load);
  return {
    lazy: () => loadPage().catch((): PageModule => ({ Component: () => <RetryableLazyPage load={loadPage} /> })),
    handle: { preload: loadPage },
    // A changed filter in the address reads nothing.
    shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
      currentUrl.pathname !== nextUrl.pathname,
    errorElement: <PageError />,
  } satisfies RouteObject;
}

const chunkQuery = (id: string, load: () => Promise<{ Component: ComponentType }>) =>
  queryOptions({
    queryKey: ['chunk', id],
    queryFn: load,
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: true,
    structuralSharing: false,
  });

/**
 * A page whose chunk failed to load when the router requested it. Its load is tried again with each visit, when the browser is online
 * again, and when the user asks for it.
 */
function RetryableLazyPage({ load }: { load: () => Promise<{ Component: ComponentType }> }) {
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery(chunkQuery(useId(), load));
  const reason = error instanceof ChunkLoadError ? error.reason : 'unknown';

  useEffect(() => {
    if (errorUpdateCount < 2 || reason !== 'unknown') return undefined;
    // Firefox keeps the failure of a module until the page is reloaded.
    const left = new AbortController();
    reloadSite(left.signal).catch(() => undefined);
    return () => left.abort();
  }, [errorUpdateCount, reason]);

  if (data) return <data.Component />;
  if (!error) return <Spinner />;
  return <PageErrorFallback key={reason} reason={reason} isRetrying={isFetching} onRetry={() => void refetch()} />;
}
