import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { ChunkLoadError } from '@/shared/browser/loadChunk';
import { Spinner } from '@/shared/ui/feedback/Spinner';
import { PageErrorFallback } from './PageErrorFallback';

/**
 * Loads a page's chunk. A failed load is tried again with each visit, when the browser is online again, and on request:
 * the router would keep the failure for good.
 */
export const chunkQuery = (name: string, load: () => Promise<ComponentType>) =>
  queryOptions({
    queryKey: ['chunk', name],
    queryFn: async () => ({ Page: await load() }),
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: true,
    structuralSharing: false,
  });

/** A page whose chunk failed to load when the router requested it. */
export function RetryableLazyPage({ chunk }: { chunk: ReturnType<typeof chunkQuery> }) {
  const { data, error, isFetching, refetch } = useQuery(chunk);

  if (data) return <data.Page />;
  if (!error) return <Spinner />;
  const reason = error instanceof ChunkLoadError ? error.reason : 'unknown';
  return <PageErrorFallback key={reason} reason={reason} isRetrying={isFetching} onRetry={() => void refetch()} />;
}
