import { MutationCache, QueryClient, type Query, type QueryKey } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { retryDelay, shouldRetry } from '@/shared/api/retry';
import { STALE_AFTER_MS } from '@/shared/config/limits';
import { structuralShareById } from '@/shared/live/structuralShareById';
import { sessionState } from '@/shared/session/sessionState';
import { watchLiveQueries } from '@/shared/live/watchLiveQueries';
import { commonMessages } from '@/shared/messages/common';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Announces that the write succeeded. */
      toast?: string;
      /** Roots of the answers that the write makes stale; it counts as pending until they were asked for once more. */
      refreshes?: readonly QueryKey[];
    };
  }
}

/** Carries out what the writes declare in their `meta`, whether or not the component that asked is still there. */
export function createQueryClient() {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay, staleTime: STALE_AFTER_MS, structuralSharing: structuralShareById },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: (outcome, _variables, _result, mutation) => {
        const { meta } = mutation;
        // Taken out with all else of a person who has left meanwhile.
        if (
          !client
            .getMutationCache()
            .getAll()
            .some((known) => known === mutation)
        )
          return;
        if (outcome === 'already-done') toast.success(commonMessages.alreadyDone);
        else if (meta?.toast) toast.success(meta.toast);
      },
      onSettled: async (_data, _error, _variables, _result, { meta }) => {
        await Promise.all((meta?.refreshes ?? []).map((queryKey) => refresh(client, queryKey)));
      },
    }),
  });
  watchLiveQueries(client, () => sessionState.user()?.uid);
  return client;
}

/** Reads the answers again. Those that fail go on trying, and nobody waits for that. */
async function refresh(client: QueryClient, queryKey: QueryKey) {
  const isFirstTry = ({ state }: Query) => state.fetchFailureCount === 0;
  const answers = client.getQueryCache();
  let unsubscribe: () => void = () => undefined;
  const reading = client.invalidateQueries({ queryKey });
  const tried = new Promise<void>((resolve) => {
    unsubscribe = answers.subscribe(() => {
      if (client.isFetching({ queryKey, predicate: isFirstTry }) === 0) resolve();
    });
  });
  await Promise.race([reading, tried]).finally(unsubscribe);
}
