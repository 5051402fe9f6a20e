import { onlineManager, type Query } from '@tanstack/react-query';
import { POLL_MS } from '@/shared/config/limits';
import type { LiveQueryState } from './liveQueryState';
import { passedSince } from './passedSince';
import type { Pollable } from './pollableQuery';
import { pollIntervalFor } from './pollInterval';

interface PollEvents {
  /** Another turn has come. */
  onTurn: () => void;
  /** Whether it is this tab that polls. */
  isPolling: () => boolean;
  /** The query shows the response to a call that began at `requestedAt`. */
  onResponse: (bytes: ArrayBuffer, requestedAt: number) => void;
}

/**
 * Takes a turn every `POLL_MS`, counted from when the last call began. Calls never overlap: while a slow one is under way,
 * its turns are left out, and the next call begins with the first turn after its response.
 */
export function pollLoop(query: Query, { fetchRaw }: Pollable, state: LiveQueryState, events: PollEvents) {
  let calledAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let call: AbortController | undefined;

  function schedule(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(tick, ms);
  }

  function tick() {
    schedule(POLL_MS);
    events.onTurn();
    if (isDue()) void poll();
  }

  function isDue() {
    if (call || state.isFetching() || !onlineManager.isOnline() || !events.isPolling()) return false;
    const interval = pollIntervalFor(query.state);
    if (interval === undefined) return false;
    return query.state.status !== 'error' || passedSince(query.state.errorUpdatedAt) >= interval;
  }

  async function poll() {
    if (query.state.status === 'error') {
      state.refetch();
      return;
    }
    const { signal } = (call = new AbortController());
    const requestedAt = (calledAt = Date.now());
    try {
      const bytes = await fetchRaw(signal);
      const taken = signal.aborted ? undefined : state.takeResponse(bytes, requestedAt);
      if (taken) events.onResponse(taken, requestedAt);
    } catch (error) {
      if (!signal.aborted) state.fail(error, requestedAt);
    }
    call = undefined;
  }

  schedule(POLL_MS);
  return {
    /** Takes the next turn as soon as a second has passed since the last call. */
    hurry: () => schedule(Math.max(0, POLL_MS - passedSince(calledAt ?? state.checkedAt()))),
    /** The query itself has begun a call. */
    onFetch() {
      calledAt = Date.now();
      schedule(POLL_MS);
    },
    stop() {
      clearTimeout(timer);
      call?.abort();
    },
  };
}
