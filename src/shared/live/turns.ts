import { onlineManager, type Query } from '@tanstack/react-query';
import { paceOf } from '@/shared/api/polling';
import { POLL_MS } from '@/shared/limits';
import { sessionState } from '@/shared/session/sessionState';
import type { Answer } from './answer';
import { errorOf, failureOf, type Message } from './messages';
import type { Standing } from './standing';
import { joinTabs } from './tabs';

/** A leader that is not heard for so long is stuck, as in a print dialog. */
const SILENCE_MS = 3 * POLL_MS;
/** The page hears of so many polls at once, unless one brings something new. */
const POLLS_AT_ONCE = 10;

/** While it leads the tabs of a person this one asks, and tells the others; else it hears from the one that does. */
export function takeTurns(query: Query, { ask }: Answer, standing: Standing) {
  let isLeading = false;
  let heardAt = Date.now();
  let first: ReturnType<typeof setTimeout> | undefined;
  let beats = setInterval(beat, POLL_MS);
  let call: AbortController | undefined;
  let said: Extract<Message, { says: 'answer' }> | undefined;
  /** Another tab is there to be told. */
  let isHeard = false;
  let heard: { version: string; bytes: ArrayBuffer } | undefined;

  function beat() {
    if (isDue()) void see();
    else if (isLeading && isHeard && (call || standing.isBusy())) tabs.say({ says: 'asking' });
  }

  function isDue() {
    if (call || standing.isBusy() || !onlineManager.isOnline()) return false;
    if (!isLeading && passedSince(heardAt) < SILENCE_MS) return false;
    const pace = paceOf(query.state);
    if (pace === undefined) return false;
    return query.state.status !== 'error' || passedSince(query.state.errorUpdatedAt) >= pace;
  }

  async function see() {
    if (query.state.status === 'error') {
      standing.tryAgain();
      return;
    }
    const mine = (call = new AbortController());
    const beganAt = Date.now();
    try {
      const { bytes, askedAt } = await ask({ signal: mine.signal, known: standing.known(), times: POLLS_AT_ONCE });
      if (!mine.signal.aborted) tell(standing.take(bytes, askedAt), askedAt);
    } catch (error) {
      if (!mine.signal.aborted) standing.fail(error, beganAt);
    }
    if (!mine.signal.aborted) call = undefined;
  }

  function tell(bytes: ArrayBuffer | undefined, askedAt: number) {
    if (bytes === undefined) return;
    const version = said?.bytes === bytes ? said.version : crypto.randomUUID();
    said = { says: 'answer', version, bytes, askedAt };
    if (isHeard) tabs.say({ says: 'version', version, askedAt });
  }

  function hear(message: Message) {
    isHeard = true;
    if (message.says === 'here') return;
    if (message.says === 'want') {
      if (said?.version === message.version) tabs.say(said);
      return;
    }
    heardAt = Date.now();
    if (message.says === 'failed') standing.failElsewhere(errorOf(message));
    else if (message.says === 'answer') take(message);
    else if (message.says === 'version') {
      if (heard?.version === message.version) take({ ...heard, askedAt: message.askedAt });
      else tabs.say({ says: 'want', version: message.version });
    }
  }

  function take({ version, bytes, askedAt }: { version: string; bytes: ArrayBuffer; askedAt: number }) {
    try {
      heard = { version, bytes: standing.take(bytes, askedAt) ?? bytes };
    } catch (error) {
      standing.fail(error, askedAt);
    }
  }

  const lead = () => {
    isLeading = true;
    clearInterval(beats);
    first = setTimeout(
      () => {
        beats = setInterval(beat, POLL_MS);
        beat();
      },
      Math.max(0, POLL_MS - passedSince(standing.checkedAt())),
    );
  };

  const person = sessionState.user()?.uid ?? 'visitor';
  const tabs = joinTabs(`live ${person} ${query.queryHash}`, { onLead: lead, onMessage: hear });
  tabs.say({ says: 'here' });

  const stop = () => {
    call?.abort();
    call = undefined;
  };
  const forgetNetwork = onlineManager.subscribe((isOnline) => {
    if (!isOnline) stop();
  });

  return {
    /** The data have changed here: what is being asked compares with what they were. */
    askAnew: stop,
    tellFailure: () => isLeading && tabs.say(failureOf(query.state.fetchFailureReason)),
    end() {
      clearTimeout(first);
      clearInterval(beats);
      stop();
      forgetNetwork();
      tabs.leave();
    },
  };
}

/** Whichever way the device's clock was put meanwhile, what lies far away lies behind. */
function passedSince(time: number) {
  return Math.abs(Date.now() - time);
}
