import type { ReactNode } from 'react';
import { uiMessages } from '@/shared/messages/ui';
import { ErrorNote } from './ErrorNote';
import css from './Loaded.module.css';
import { Spinner } from './Spinner';

/** The part of a query's result that is looked at. */
export interface LoadedQuery<T> {
  data: T | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  isPaused: boolean;
  failureCount: number;
  refetch: () => unknown;
}

interface LoadedProps<T> {
  query: LoadedQuery<T>;
  skeleton?: ReactNode;
  /** Stands in for an empty list; without it `children` draws that too. */
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Data wins over a failed refetch: a poll that misses must not blank the screen. Headings with counts stay outside. */
export function Loaded<T>({ query, skeleton, empty, children }: LoadedProps<T>) {
  if (query.data !== undefined) {
    const isEmpty = Array.isArray(query.data) && query.data.length === 0;
    return <>{isEmpty && empty !== undefined ? empty : children(query.data)}</>;
  }
  if (query.isError) {
    return <ErrorNote error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  const words = query.isPaused ? uiMessages.offline : query.failureCount > 0 ? uiMessages.stillTrying : undefined;
  return (
    <>
      {words && (
        <p role="status" className={css['line']}>
          {words}
        </p>
      )}
      {skeleton ?? <Spinner />}
    </>
  );
}
