import type { Query, QueryClient } from '@tanstack/react-query';
import type { Poll } from './pollableQuery';

interface Watched {
  query: Query;
  poll: Poll;
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
    const live = query && liveOptionsOf(query);
    const entry = watched.get(hash);
    if (entry && (!live || entry.query !== query)) {
      entry.poll.stop();
      watched.delete(hash);
    }
    if (live && !watched.has(hash)) watched.set(hash, { query, poll: live.poll(query, live.pollable, currentUid) });
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

function liveOptionsOf({ observers }: Query) {
  const isLive = ({ options: { enabled, meta } }: Query['observers'][number]) => meta?.poll && enabled !== false;
  const { poll, pollable } = observers.find(isLive)?.options.meta ?? {};
  return poll && pollable && { poll, pollable };
}
