import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { CodeMissing } from '@/shared/arriving';
import { Spinner } from '@/shared/ui/Spinner';
import { BrokenScreen } from './BrokenScreen';

/** Asked for again with each visit, when the connection is back, and on request: the router keeps a failure for good. */
export const codeOf = (name: string, load: () => Promise<{ Page: ComponentType }>) =>
  queryOptions({
    queryKey: ['code', name],
    queryFn: load,
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: true,
    structuralSharing: false,
  });

/** A page whose code did not come when it was first asked for. */
export function LatePage({ code }: { code: ReturnType<typeof codeOf> }) {
  const { data, error, isFetching, refetch } = useQuery(code);

  if (data) return <data.Page />;
  if (!error) return <Spinner />;
  const why = error instanceof CodeMissing ? error.why : 'unknown';
  return <BrokenScreen key={why} why={why} isRetrying={isFetching} onRetry={() => void refetch()} />;
}
