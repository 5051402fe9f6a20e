import type { Query } from '@tanstack/react-query';
import { CallError, isCallError } from '@/shared/api/callError';
import { CALL_TIMEOUT_MS } from '@/shared/config/limits';
import type { Pollable } from './pollableQuery';
import { bytesOf, isSameBytes } from './responseBytes';

/** What this tab knows of a live list, and since when: between the poll and the query. */
export function liveQueryState(query: Query, { parse }: Pollable) {
  let knownAt = query.state.dataUpdatedAt;
  let checkedAt = knownAt;

  /** The call began before the data became known: its response may lack what was written meanwhile. */
  const isOutdated = (requestedAt: number) => requestedAt <= knownAt && knownAt - requestedAt < CALL_TIMEOUT_MS;
  const isFetching = () => query.state.fetchStatus !== 'idle';
  // Its failure is kept in the query, which shows it.
  const refetch = (first: { initialPromise?: Promise<never> } = {}) => {
    query.fetch(undefined, first).catch(() => undefined);
  };

  return {
    isFetching,
    checkedAt: () => checkedAt,

    /**
     * Takes the response to a call that began at `requestedAt`. The same bytes again change nothing at all.
     * @returns the bytes that the data were parsed from, or undefined where newer data are there or on their way
     * @throws CallError 'unreadable'
     */
    takeResponse(bytes: ArrayBuffer, requestedAt: number) {
      if (isFetching() || isOutdated(requestedAt)) return undefined;
      const known = bytesOf(query.state.data);
      const isUnchanged = isSameBytes(known, bytes);
      if (!isUnchanged) query.setData(parse(bytes));
      else if (query.state.status === 'error') query.setState({ status: 'success', error: null, isInvalidated: false });
      knownAt = Math.max(knownAt, requestedAt);
      checkedAt = Date.now();
      return isUnchanged ? known : bytes;
    },

    /** A call that began at `requestedAt` failed: it counts as the first of the tries that every read has. */
    fail(error: unknown, requestedAt: number) {
      if (isFetching() || isOutdated(requestedAt)) return;
      const initialPromise = Promise.reject(isCallError(error) ? error : new CallError('no-answer', { cause: error }));
      initialPromise.catch(() => undefined);
      refetch({ initialPromise });
    },

    /** The leader's call failed; the leader goes on trying. */
    failElsewhere(error: Error) {
      if (isFetching()) return;
      query.setState({ status: 'error', error, errorUpdatedAt: Date.now(), dataUpdatedAt: checkedAt });
    },

    /** The leader has had the same response until then. */
    checkedElsewhere(time: number) {
      checkedAt = Math.max(checkedAt, time);
    },

    refetch: () => refetch(),

    onQueryEvent(action: string) {
      if (action === 'success') knownAt = checkedAt = Date.now();
      else if (action === 'failed' && query.state.dataUpdatedAt < checkedAt)
        query.setState({ dataUpdatedAt: checkedAt });
    },
  };
}

export type LiveQueryState = ReturnType<typeof liveQueryState>;
