import { onlineManager, type Query } from '@tanstack/react-query';
import { POLL_MS } from '@/shared/config/limits';
import type { LiveQueryState } from './liveQueryState';
import { passedSince } from './passedSince';
import type { Pollable } from './pollableQuery';
import { pollIntervalFor } from './pollInterval';

interface PollEvents {
  /** Called every `POLL_MS`, whether or not this tab polls. */
  onTick: () => void;
  /** Whether this tab has to poll at this moment. */
  isPolling: () => boolean;
  /** The query has the response to a call that began at `requestedAt`. */
  onResponse: (bytes: ArrayBuffer, requestedAt: number) => void;
}

/**
 * Polls every `POLL_MS`, counted from the start of the last call. Calls never overlap: while a slow call is pending, ticks send
 * nothing, and the first tick after its response sends the next call.
 */
export function pollLoop(query: Query, { fetchRaw }: Pollable, state: LiveQueryState, events: PollEvents) {
  let lastCallAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let call: AbortController | undefined;

  function schedule(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(tick, ms);
  }

  function tick() {
    schedule(POLL_MS);
    events.onTick();
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
    const requestedAt = (lastCallAt = Date.now());
    try {
      const bytes = await fetchRaw(signal);
      const applied = signal.aborted ? undefined : state.takeResponse(bytes, requestedAt);
      if (applied) events.onResponse(applied, requestedAt);
    } catch (error) {
      if (!signal.aborted) state.fail(error, requestedAt);
    }
    call = undefined;
  }

  schedule(POLL_MS);
  return {
    /** Polls as soon as `POLL_MS` have passed since the last call. */
    hurry: () => schedule(Math.max(0, POLL_MS - passedSince(lastCallAt ?? state.checkedAt()))),
    /** The query itself has started a call. */
    onFetch() {
      lastCallAt = Date.now();
      schedule(POLL_MS);
    },
    stop() {
      clearTimeout(timer);
      call?.abort();
    },
  };
}
