import type { Query } from '@tanstack/react-query';
import { CallError, isCallError } from '@/shared/api/callError';
import { CALL_TIMEOUT_MS } from '@/shared/config/limits';
import type { Pollable } from './pollableQuery';
import { bytesOf, isSameBytes } from './responseBytes';

/** Applies what this tab or the leader's tab has polled to the query, unless the query has newer data. Times are in ms. */
export function liveQueryState(query: Query, { parse }: Pollable) {
  /** Responses to calls that began before this time are outdated. */
  let knownAt = query.state.dataUpdatedAt;
  /** When the host last confirmed the data. */
  let checkedAt = knownAt;

  /** The call began before the current data arrived, so its response may lack what was written in between. */
  const isOutdated = (requestedAt: number) => requestedAt <= knownAt && knownAt - requestedAt < CALL_TIMEOUT_MS;
  const isFetching = () => query.state.fetchStatus !== 'idle';
  // A failure is stored in the query's state, so it is ignored here.
  const refetch = (options: { initialPromise?: Promise<never> } = {}) => {
    query.fetch(undefined, options).catch(() => undefined);
  };

  return {
    isFetching,
    checkedAt: () => checkedAt,

    /**
     * Applies the response to a call that began at `requestedAt`. The same bytes as before change no data.
     * @returns the bytes that the data were parsed from, or undefined when newer data are present or being fetched
     * @throws CallError 'unreadable'
     */
    takeResponse(bytes: ArrayBuffer, requestedAt: number) {
      if (isFetching() || isOutdated(requestedAt)) return undefined;
      const currentBytes = bytesOf(query.state.data);
      const isUnchanged = isSameBytes(currentBytes, bytes);
      if (!isUnchanged) query.setData(parse(bytes));
      else if (query.state.status === 'error') query.setState({ status: 'success', error: null, isInvalidated: false });
      knownAt = Math.max(knownAt, requestedAt);
      checkedAt = Date.now();
      return isUnchanged ? currentBytes : bytes;
    },

    /** Applies the failure of a call that began at `requestedAt`. It counts as the first attempt; the query retries as usual. */
    fail(error: unknown, requestedAt: number) {
      if (isFetching() || isOutdated(requestedAt)) return;
      const initialPromise = Promise.reject(
        isCallError(error) ? error : new CallError('no-response', { cause: error }),
      );
      initialPromise.catch(() => undefined);
      refetch({ initialPromise });
    },

    /** Applies a failure of the leader's call. Retrying is left to the leader. */
    failElsewhere(error: Error) {
      if (isFetching()) return;
      query.setState({ status: 'error', error, errorUpdatedAt: Date.now(), dataUpdatedAt: checkedAt });
    },

    /** The leader's response was still the same at this time. */
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
