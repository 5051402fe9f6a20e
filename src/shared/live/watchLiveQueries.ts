import type { Query, QueryClient } from '@tanstack/react-query';
import { pollWhileVisible } from './pollWhileVisible';

interface Watched {
  query: Query;
  poll: ReturnType<typeof pollWhileVisible>;
}

/**
 * Polls every live query that has an enabled observer, once however many observers it has.
 * @param currentUid returns the uid of the current user, whose tabs share a poll; undefined for visitors
 */
export function watchLiveQueries(client: QueryClient, currentUid: () => string | undefined) {
  const queries = client.getQueryCache();
  const watched = new Map<string, Watched>();

  function watch(hash: string) {
    const query = queries.get(hash);
    const pollable = query && pollableOf(query);
    const entry = watched.get(hash);
    if (entry && (!pollable || entry.query !== query)) {
      entry.poll.stop();
      watched.delete(hash);
    }
    if (pollable && !watched.has(hash))
      watched.set(hash, { query, poll: pollWhileVisible(query, pollable, currentUid) });
  }

  queries.subscribe((event) => {
    const { queryHash } = event.query;
    if (event.type === 'updated') watched.get(queryHash)?.poll.onQueryEvent(event.action.type);
    else if (OBSERVERS_CHANGED.has(event.type)) watch(queryHash);
  });
}

const OBSERVERS_CHANGED: ReadonlySet<string> = new Set([
  'removed',
  'observerAdded',
  'observerRemoved',
  'observerOptionsUpdated',
]);

function pollableOf({ observers }: Query) {
  const live = observers.find(({ options: { enabled, meta } }) => meta?.isLive === true && enabled !== false);
  return live?.options.meta?.pollable;
}
