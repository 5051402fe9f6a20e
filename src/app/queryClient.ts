import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { retryDelay, shouldRetry } from '@/shared/api/polling';
import { commonWords } from '@/shared/words/common';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Announces that the write succeeded. */
      toast?: string;
      /** Roots of the answers that the write makes stale; the write counts as pending until they are read again. */
      refreshes?: readonly QueryKey[];
    };
  }
}

/** Carries out what the writes declare in their `meta`, whether or not the component that asked is still there. */
export function createQueryClient() {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay, staleTime: 30_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: (outcome, _variables, _result, { meta }) => {
        if (outcome === 'already-done') toast.success(commonWords.alreadyDone);
        else if (meta?.toast) toast.success(meta.toast);
      },
      onSettled: async (_data, _error, _variables, _result, { meta }) => {
        await Promise.all((meta?.refreshes ?? []).map((queryKey) => client.invalidateQueries({ queryKey })));
      },
    }),
  });
  return client;
}
