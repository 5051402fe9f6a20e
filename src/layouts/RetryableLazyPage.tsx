import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useId } from 'react';
import { ChunkLoadError } from '@/lib/browser/loadChunk';
import { reloadSite } from '@/lib/browser/reloadSite';
import { Spinner } from '@/ui/feedback/loading';
import { PageErrorFallback } from './PageErrorFallback';

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
export function RetryableLazyPage({ load }: { load: () => Promise<{ Component: ComponentType }> }) {
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
