import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { uiTexts } from '@/ui/texts';
import { LiveRegion } from './LiveRegion';
import { Spinner } from './loading';
import { ErrorNote, OfflineText } from './notes';
import type { ShownQuery } from './shownQuery';
import css from './Loaded.module.css';

interface LoadedProps<T> {
  query: ShownQuery<T>;
  skeleton?: ReactNode;
  /** Rendered for an empty list. Without it, `children` renders the empty list too. */
  empty?: ReactNode;
  /** Renders the first response in the background (`useDeferredValue`), so that a long list does not block the page. What is beside it shows that response earlier. */
  isDeferred?: boolean;
  children: (data: T) => ReactNode;
}

/**
 * Renders a query's data, its skeleton while it loads, or its error with a retry button. Data stay on the page when a refetch
 * fails: a failed poll must not replace them. Headings with counts belong outside.
 */
export function Loaded<T>({ query, skeleton, empty, isDeferred = false, children }: LoadedProps<T>) {
  const retryFailed = useRetryFailed();
  const { lastError } = useFailed([query]);
  const isReady = useDeferredValue(query.data !== undefined) || !isDeferred;
  if (isReady && query.data !== undefined) {
    const isEmpty = Array.isArray(query.data) && query.data.length === 0;
    return <>{isEmpty && empty !== undefined ? empty : children(query.data)}</>;
  }
  if (lastError && !query.isPaused) {
    return <ErrorNote error={lastError} isRetrying={query.isFetching} onRetry={retryFailed} />;
  }
  const statusText = query.isPaused ? <OfflineText /> : query.failureCount > 0 ? uiTexts.stillTrying : undefined;
  return (
    <>
      {statusText && (
        <LiveRegion size="s" isMuted className={css.line}>
          {statusText}
        </LiveRegion>
      )}
      {skeleton ?? <Spinner />}
    </>
  );
}

/** One fault usually stops several reads, so one Retry reads all again that failed on the page. */
export function useRetryFailed() {
  const client = useQueryClient();
  return () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}

/** The queries that have failed, and the error of the last try, which React Query forgets while it tries again. */
export function useFailed<Query extends ShownQuery<unknown>>(queries: readonly Query[]) {
  const failed = queries.filter(hasFailed);
  const { error = null } = failed.find((query) => query.error) ?? {};
  const [lastError, setLastError] = useState(error);
  if (error !== lastError && (error || failed.length === 0)) setLastError(error);
  return { failed, lastError };
}

/** Whether a query has no data after a failure, also while it is tried again: a page does not move with each try. */
export const hasFailed = ({ data, errorUpdateCount }: { data: unknown; errorUpdateCount: number }) =>
  data === undefined && errorUpdateCount > 0;
