import {
  MutationCache,
  onlineManager,
  QueryClient,
  type Query,
  type QueryKey,
  type QueryState,
  replaceEqualDeep,
} from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { MAX_RETRY_DELAY_MS, RETRY_DELAY_MS } from '@/lib/config/limits';
import { commonTexts } from '@/lib/text/texts';
import { describeError, isCallError, isOutcomeUnknown } from './callError';
import { FAILURE_TOAST_MS, STALE_AFTER_MS, RETRIES } from './limits';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Shown as a toast once the write has succeeded. */
      toast?: string;
      /** What did not succeed. Shown as a toast, with the reason, if the component that would say so has unmounted. */
      failed?: (error: unknown) => string;
      /** Prefixes of the query keys that the write invalidates; it stays pending until each query was fetched once more. */
      invalidates?: readonly QueryKey[];
    };
  }
}

/** The mutations whose component has unmounted while they were pending. */
const unwatched = new WeakSet<object>();
/** Has a toast tell of the mutation's failure, because no component will. */
export const unwatch = (mutation: object) => void unwatched.add(mutation);

/** Applies the `meta` of every mutation, even if the component that started it has unmounted. */
export function createQueryClient() {
  /** A mutation is no longer in the cache if its user has signed out meanwhile: no toast then. */
  const isCached = (mutation: object) =>
    client
      .getMutationCache()
      .getAll()
      .some((cached) => cached === mutation);
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: retryOrWait,
        retryDelay,
        staleTime: STALE_AFTER_MS,
        retryOnMount: ({ state }) => !isFreshNotFound(state),
        structuralSharing: structuralShareById,
      },
      // Stryker disable next-line StringLiteral: what is not 'online' needs no network.
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: (outcome, _variables, _result, mutation) => {
        const { meta } = mutation;
        if (!isCached(mutation)) return;
        if (outcome === 'already-done') toast.success(commonTexts.alreadyDone);
        else if (meta?.toast) toast.success(meta.toast);
      },
      onError: (error, _variables, _result, mutation) => {
        const { failed } = mutation.meta ?? {};
        if (!failed || !unwatched.has(mutation) || !isCached(mutation)) return;
        toast.error(`${failed(error)} ${describeError(error)}`, { duration: FAILURE_TOAST_MS });
      },
      onSettled: async (_data, _error, _variables, _result, { meta }) => {
        // Stryker disable next-line ArrayDeclaration: no query has the key with which the array is filled.
        await Promise.all((meta?.invalidates ?? []).map((queryKey) => invalidate(client, queryKey)));
      },
    }),
  });
  return client;
}

/** The cache of this page load, also outside React: the loaders of the pages start their reads in it. */
export const queryClient = createQueryClient();

/** "Not found" is an answer like any other: a component that mounts later does not ask for it again at once. */
function isFreshNotFound({ error, errorUpdatedAt }: QueryState) {
  return isCallError(error, 'not-found') && Math.abs(Date.now() - errorUpdatedAt) < STALE_AFTER_MS;
}

/**
 * React Query takes a browser for online until it goes offline, so a page that is opened offline would give up. It tries once,
 * because a browser may be wrong about being offline, and then waits for the network.
 */
function retryOrWait(failureCount: number, error: Error) {
  if (!navigator.onLine) onlineManager.setOnline(false);
  return shouldRetry(failureCount, error);
}

/** Invalidates the queries. Resolves after the first try of each refetch; retries of failed ones continue in the background. */
async function invalidate(client: QueryClient, queryKey: QueryKey) {
  const isFirstTry = ({ state }: Query) => state.fetchFailureCount === 0;
  const queryCache = client.getQueryCache();
  let unsubscribe: () => void = () => undefined;
  const refetched = client.invalidateQueries({ queryKey });
  const allTried = new Promise<void>((resolve) => {
    unsubscribe = queryCache.subscribe(() => {
      if (client.isFetching({ queryKey, predicate: isFirstTry }) === 0) resolve();
    });
  });
  await Promise.race([refetched, allTried]).finally(unsubscribe);
}

/** Reads are retried without a response of the host, and after a status from 500, an unreadable response, or 429. */
export function shouldRetry(failures: number, error: unknown) {
  if (failures >= RETRIES) return false;
  return isOutcomeUnknown(error) || (isCallError(error, 'status') && error.status === 429);
}

/** In milliseconds: a second that doubles with every failure, or the host's Retry-After if that is longer; thirty seconds at most. */
export function retryDelay(failures: number, error: unknown) {
  const retryAfterMs = isCallError(error) ? error.retryAfterMs : undefined;
  return Math.min(Math.max(retryAfterMs ?? 0, RETRY_DELAY_MS * 2 ** failures), MAX_RETRY_DELAY_MS);
}

/**
 * The `structuralSharing` of every query: equal data keep their object, and in a list so does a document that has moved.
 * (React Query's default compares by index, so that one inserted document would replace all that follow.)
 */
export function structuralShareById(before: unknown, after: unknown): unknown {
  if (before === after) return before;
  return isList(before) && isList(after) ? shareList(before, after) : replaceEqualDeep(before, after);
}

function shareList(before: readonly unknown[], after: readonly unknown[]) {
  const beforeById = new Map(before.map((item) => [idOf(item), item]));
  const shared = after.map((item) => replaceEqualDeep(beforeById.get(idOf(item)), item));
  return shared.length === before.length && shared.every((item, index) => item === before[index]) ? before : shared;
}

function isList(data: unknown): data is readonly unknown[] {
  return Array.isArray(data);
}

/** Items without an id, such as strings, are matched by their value. */
function idOf(item: unknown) {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : item;
}
