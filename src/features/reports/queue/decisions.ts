import { fewAtATime } from '@/shared/api/fewAtATime';
import { UNDO_MS } from '@/shared/config/limits';
import { sessionState } from '@/shared/session/sessionState';
import type { Decision } from './decision';

type Decisions = ReadonlyMap<string, Decision>;
type Send = (decision: Decision) => Promise<Decision>;

let all: Decisions = new Map();
/** The keys of the decisions that were made together. */
let batch: ReadonlySet<string> = new Set();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/**
 * The decisions of the signed-in admin in this tab. They outlive the page, so that a decision is carried out also after the admin has
 * gone to another page. A tab that is closed within the ten seconds sends nothing.
 */
export const decisions = {
  all: () => all,
  /** The last batch. */
  batch: () => batch,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Carries the decision out in ten seconds, unless it is undone before. */
  hold(decision: Omit<Decision, 'state'>, send: Send) {
    const held: Decision = { ...decision, state: { name: 'held' } };
    put(held);
    timers.set(
      held.key,
      setTimeout(() => void carryOut(held, send), UNDO_MS),
    );
  },
  /** The same for many: after ten seconds they are sent a few at a time. */
  holdAll(many: readonly Omit<Decision, 'state'>[], send: Send, onEnd: (hasDone: boolean) => void) {
    const held = many.map((decision): Decision => ({ ...decision, state: { name: 'held' } }));
    // Those of a batch that is not over yet stay in it.
    const isOver = [...batch].every((key) => !isUnsent(all.get(key)));
    batch = new Set([...(isOver ? [] : batch), ...held.map(({ key }) => key)]);
    held.forEach(put);
    setTimeout(() => void sendAll(held, send, onEnd), UNDO_MS);
  },
  /** Tries the failed ones of the batch again. */
  retryAll(send: Send, onEnd: (hasDone: boolean) => void) {
    const failed = [...batch].flatMap((key) => all.get(key) ?? []).filter(({ state }) => state.name === 'failed');
    return sendAll(failed, send, onEnd);
  },
  closeBatch: () => {
    batch = new Set();
    announce();
  },
  /** Tries a failed decision again at once. */
  retry: (decision: Decision, send: Send) => void carryOut(decision, send),
  undo: (key: string) => {
    if (all.get(key)?.state.name === 'held') remove(key);
  },
  /** Forgets a decision that has been carried out. */
  putAside: (key: string) => remove(key),
};

async function sendAll(many: readonly Decision[], send: Send, onEnd: (hasDone: boolean) => void) {
  const sent = await fewAtATime(many, (decision) => carryOut(decision, send));
  const states = sent.flatMap(({ result }) => (result.status === 'fulfilled' && result.value?.state.name) || []);
  if (states.length > 0) onEnd(states.includes('done'));
}

/** Sends nothing for a decision that was undone meanwhile: it is no longer in the store. */
async function carryOut(decision: Decision, send: Send) {
  if (all.get(decision.key) !== decision) return undefined;
  timers.delete(decision.key);
  put({ ...decision, state: { name: 'sending' } });
  const sent = await send(decision);
  if (all.get(decision.key)?.state.name !== 'sending') return undefined;
  put(sent);
  return sent;
}

/** A reload would take the decisions back that have not been sent yet. */
function preventReload(event: Event) {
  if ([...all.values()].some(isUnsent)) event.preventDefault();
}

const isUnsent = (decision: Decision | undefined) =>
  decision?.state.name === 'held' || decision?.state.name === 'sending';

function put(decision: Decision) {
  window.addEventListener('before-reload', preventReload);
  all = new Map(all).set(decision.key, decision);
  announce();
}

function remove(key: string) {
  clearTimeout(timers.get(key));
  timers.delete(key);
  const isDone = all.get(key)?.state.name === 'done';
  all = new Map([...all].filter(([other]) => other !== key));
  if (!isDone) batch = new Set([...batch].filter((other) => other !== key));
  announce();
}

function announce() {
  listeners.forEach((listener) => listener());
}

/** After another user has signed in, nothing is sent in the name of the previous one. */
sessionState.subscribe(() => {
  const email = sessionState.user()?.email;
  for (const { key, admin } of all.values()) if (admin !== email) remove(key);
  if (email === undefined || all.size === 0) batch = new Set();
});
