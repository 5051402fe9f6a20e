import type { Query } from '@tanstack/react-query';
import { POLL_MS } from '@/shared/config/limits';
import { joinElection } from './leaderElection';
import type { LiveQueryState } from './liveQueryState';
import { errorOf, failureMessage, type Message } from './tabMessages';
import { passedSince } from './passedSince';
import type { Pollable } from './pollableQuery';
import { pollLoop } from './pollLoop';

/** A leader that has not been heard for so long is stuck, for instance in a print dialog. */
const SILENCE_MS = 3 * POLL_MS;

type Response = Extract<Message, { type: 'response' }>;

/**
 * Of the visible tabs of a person one leads: it polls, and sends the others what changes and what fails. The others take
 * that, and poll for themselves only while the leader is silent.
 */
export function pollLeader(query: Query, pollable: Pollable, state: LiveQueryState, uid = 'visitor') {
  let isLeader = false;
  let heardAt = Date.now();
  let lastSent: Response | undefined;
  /** What this tab shows may differ from what the leader has sent. */
  let needsResponse = true;

  function askLeader() {
    const isWanted = needsResponse ? !state.isFetching() : passedSince(heardAt) >= SILENCE_MS - POLL_MS;
    if (isWanted && !isLeader) tabs.post({ type: 'request', needsResponse });
  }

  function onResponse(bytes: ArrayBuffer, requestedAt: number) {
    const isSent = lastSent?.bytes === bytes;
    lastSent = { type: 'response', bytes, requestedAt };
    if (!isSent) tabs.post(lastSent);
  }

  function onMessage(message: Message) {
    if (message.type === 'request') {
      if (isLeader) reply(message.needsResponse);
      return;
    }
    heardAt = Date.now();
    if (message.type === 'response') takeResponse(message);
    else state.checkedElsewhere(message.checkedAt);
    if (message.type === 'failure') state.failElsewhere(errorOf(message));
  }

  function reply(isResponseWanted: boolean) {
    tabs.post(isResponseWanted && lastSent ? lastSent : { type: 'unchanged', checkedAt: state.checkedAt() });
  }

  function takeResponse({ bytes, requestedAt }: Response) {
    try {
      needsResponse = state.takeResponse(bytes, requestedAt) === undefined;
    } catch (error) {
      state.fail(error, requestedAt);
    }
  }

  const onElected = () => {
    isLeader = true;
    loop.hurry();
  };
  const isPolling = () => isLeader || passedSince(heardAt) >= SILENCE_MS;

  const loop = pollLoop(query, pollable, state, { onTurn: askLeader, isPolling, onResponse });
  const tabs = joinElection(`live ${uid} ${query.queryHash}`, { onElected, onMessage });
  askLeader();

  return {
    onQueryEvent(action: string) {
      if (action === 'fetch') loop.onFetch();
      else if (action === 'success' || action === 'setState') needsResponse = true;
      else if (action === 'failed' || action === 'error') {
        lastSent = undefined;
        if (isLeader) tabs.post(failureMessage(query.state.fetchFailureReason, state.checkedAt()));
      }
    },
    stop() {
      loop.stop();
      tabs.leave();
    },
  };
}
