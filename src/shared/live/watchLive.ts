import type { Query, QueryClient } from '@tanstack/react-query';
import { startPoll } from './poll';

interface Followed {
  query: Query;
  poll: ReturnType<typeof startPoll>;
}

/** Polls each query that somebody on the page uses as a live one: once, however many they are. */
export function watchLive(client: QueryClient) {
  const queries = client.getQueryCache();
  const followed = new Map<string, Followed>();

  function follow(hash: string) {
    const query = queries.get(hash);
    const answer = query && liveAnswerOf(query);
    const now = followed.get(hash);
    if (now && (!answer || now.query !== query)) {
      now.poll.end();
      followed.delete(hash);
    }
    if (answer && !followed.has(hash)) followed.set(hash, { query, poll: startPoll(query, answer) });
  }

  queries.subscribe((event) => {
    const { queryHash } = event.query;
    if (event.type === 'updated') followed.get(queryHash)?.poll.heed(event.action.type);
    else if (USERS_CHANGED.has(event.type)) follow(queryHash);
  });
}

const USERS_CHANGED: ReadonlySet<string> = new Set([
  'removed',
  'observerAdded',
  'observerRemoved',
  'observerOptionsUpdated',
]);

function liveAnswerOf({ observers }: Query) {
  const live = observers.find(({ options: { enabled, meta } }) => meta?.isLive === true && enabled !== false);
  return live?.options.meta?.answer;
}
