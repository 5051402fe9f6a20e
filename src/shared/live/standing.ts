import type { Query } from '@tanstack/react-query';
import { keepSame } from '@/shared/api/asker';
import { CallError, isCallError } from '@/shared/api/callError';
import { CALL_TIMEOUT_MS } from '@/shared/limits';
import type { Answer } from './answer';
import { bytesOf, isSameAnswer } from './sharing';

/** What this tab knows of a live list, and since when: between the poll and the query. */
export function standingOf(query: Query, { read }: Answer) {
  let knownAt = query.state.dataUpdatedAt;
  let checkedAt = knownAt;

  /** The call began no later than what is known: its answer may lack what was written meanwhile. */
  const isOutdated = (askedAt: number) => askedAt <= knownAt && knownAt - askedAt < CALL_TIMEOUT_MS;
  const isBusy = () => query.state.fetchStatus !== 'idle';
  // Its failure stands in the query, where it is shown.
  const retry = (tried: { initialPromise?: Promise<never> } = {}) => {
    query.fetch(undefined, tried).catch(() => undefined);
  };

  return {
    isBusy,
    checkedAt: () => checkedAt,
    known: () => bytesOf(query.state.data),

    /**
     * An answer to a call that began at `askedAt`. The same bytes again move nothing at all.
     * @returns the bytes that the data say, or nothing where a newer answer stands or is under way
     * @throws CallError 'unreadable'
     */
    take(bytes: ArrayBuffer, askedAt: number) {
      if (isBusy() || isOutdated(askedAt)) return undefined;
      const known = bytesOf(query.state.data);
      const isKnown = isSameAnswer(known, bytes);
      if (known && isKnown) keepSame(known, bytes);
      if (!isKnown) query.setData(read(bytes));
      else if (query.state.status === 'error') query.setState({ status: 'success', error: null, isInvalidated: false });
      knownAt = Math.max(knownAt, askedAt);
      checkedAt = Date.now();
      return isKnown ? known : bytes;
    },

    /** A call that began at `askedAt` failed: it counts as the first of the tries that every read has. */
    fail(error: unknown, askedAt: number) {
      if (isBusy() || isOutdated(askedAt)) return;
      const initialPromise = Promise.reject(isCallError(error) ? error : new CallError('no-answer', { cause: error }));
      initialPromise.catch(() => undefined);
      retry({ initialPromise });
    },

    /** The call failed in the tab that sees to it, which goes on trying. */
    failElsewhere(error: Error) {
      if (isBusy()) return;
      query.setState({ status: 'error', error, errorUpdatedAt: Date.now(), dataUpdatedAt: checkedAt });
    },

    tryAgain: () => retry(),

    /** Something has happened to the query, here or by a write. */
    heed(action: string) {
      if (action === 'success') knownAt = checkedAt = Date.now();
      else if (action === 'failed' && query.state.dataUpdatedAt < checkedAt)
        query.setState({ dataUpdatedAt: checkedAt });
    },
  };
}

export type Standing = ReturnType<typeof standingOf>;
