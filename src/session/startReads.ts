import type { QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import { queryClient } from '@/api/queryClient';
import { sessionState } from '@/session/state/sessionState';

/**
 * Starts the reads of a page before it is rendered. The page does not wait for them: it shows what is missing, and the errors. Nothing is
 * read for a visitor, who is sent to the login page.
 * @param start calls `read` for each query, with the email of the user
 * @returns null, which React Router takes as the data of the route
 */
export function startReads(start: (read: typeof prefetch, email: string) => void): null {
  const current = sessionState.get();
  if (current.status === 'signed-in') start(prefetch, current.user.email);
  return null;
}

/** Only the page knows whether a query that has failed is tried again. */
function prefetch<Data, Result, Key extends QueryKey>(query: QueryExecuteOptions<Data, Error, Result, Data, Key>) {
  if (queryClient.getQueryState(query.queryKey)?.status === 'error') return;
  queryClient.query(query).catch(() => undefined);
}
