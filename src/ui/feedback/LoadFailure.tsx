import { useState } from 'react';
import { hasFailed, useRetryFailed } from './Loaded';
import { ErrorNote } from './notes';

interface FailingQuery {
  data: unknown;
  error: unknown;
  errorUpdateCount: number;
  isFetching: boolean;
}

/** One fault, one message: a page leaves out the parts that could not be loaded, and says so once, also while it tries again. */
export function LoadFailure({ queries }: { queries: readonly FailingQuery[] }) {
  const retryFailed = useRetryFailed();
  const failed = queries.filter(hasFailed);
  const { error = null } = failed.find((query) => query.error) ?? {};
  const [lastError, setLastError] = useState(error);
  if (error && error !== lastError) setLastError(error);
  if (failed.length === 0) return null;

  return (
    <ErrorNote error={lastError} isRetrying={failed.every(({ isFetching }) => isFetching)} onRetry={retryFailed} />
  );
}
