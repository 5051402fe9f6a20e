import { useQueryClient } from '@tanstack/react-query';

/** One fault usually stops several reads, so one Retry reads all again that failed on the page. */
export function useRetryFailed() {
  const client = useQueryClient();
  return () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}
