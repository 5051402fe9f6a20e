import type { Query } from '@tanstack/react-query';
import { POLL_MS } from '@/shared/config/limits';
import { joinElection } from './leaderElection';
import type { LiveQueryState } from './liveQueryState';
import { errorOf, failureMessage, type Message } from './tabMessages';
import { passedSince } from './passedSince';
import type { Pollable } from './pollableQuery';
import { pollLoop } from './pollLoop';

/** A leader that has sent no message for this long is blocked, for instance by a print dialog. */
const LEADER_TIMEOUT_MS = 3 * POLL_MS;

type Response = Extract<Message, { type: 'response' }>;

/**
 * Polls a query in one of the user's visible tabs, the leader, which sends changes and failures to the other tabs. They poll
 * themselves only while the leader sends nothing.
 */
export function pollLeader(query: Query, pollable: Pollable, state: LiveQueryState, uid = 'visitor') {
  let isLeader = false;
  let lastMessageAt = Date.now();
  let lastSent: Response | undefined;
  /** Whether this tab's data may differ from the leader's last response. */
  let needsResponse = true;

  function askLeader() {
    const shouldAsk = needsResponse ? !state.isFetching() : passedSince(lastMessageAt) >= LEADER_TIMEOUT_MS - POLL_MS;
    if (shouldAsk && !isLeader) tabs.post({ type: 'request', needsResponse });
  }

  function onResponse(bytes: ArrayBuffer, requestedAt: number) {
    const isAlreadySent = lastSent?.bytes === bytes;
    lastSent = { type: 'response', bytes, requestedAt };
    if (!isAlreadySent) tabs.post(lastSent);
  }

  function onMessage(message: Message) {
    if (message.type === 'request') {
      if (isLeader) reply(message.needsResponse);
      return;
    }
    lastMessageAt = Date.now();
    if (message.type === 'response') takeResponse(message);
    else state.checkedElsewhere(message.checkedAt);
    if (message.type === 'failure') state.failElsewhere(errorOf(message));
  }

  function reply(withResponse: boolean) {
    tabs.post(withResponse && lastSent ? lastSent : { type: 'unchanged', checkedAt: state.checkedAt() });
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
  const isPolling = () => isLeader || passedSince(lastMessageAt) >= LEADER_TIMEOUT_MS;

  const loop = pollLoop(query, pollable, state, { onTick: askLeader, isPolling, onResponse });
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
