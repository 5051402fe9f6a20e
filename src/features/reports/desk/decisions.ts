import { fewAtATime } from '@/shared/api/fewAtATime';
import { UNDO_MS } from '@/shared/config/limits';
import { sessionState } from '@/shared/session/sessionState';
import { noteDecision } from './noteDecision';
import { withResult, type Batch, type Decision } from './decision';

type Decisions = ReadonlyMap<string, Decision>;
type Send = (decision: Decision) => Promise<Decision>;

let all: Decisions = new Map();
let batch: Batch | undefined;
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
  holdAll(many: readonly Omit<Decision, 'state'>[], send: Send, onEnd: () => void) {
    const held = many.map((decision): Decision => ({ ...decision, state: { name: 'held' } }));
    batch = { keys: new Set(held.map(({ key }) => key)), done: new Set(), failed: new Set() };
    held.forEach(put);
    setTimeout(() => void sendAll(held, send, onEnd), UNDO_MS);
  },
  /** Tries the failed ones of the batch again. */
  retryAll(send: Send, onEnd: () => void) {
    const failed = [...(batch?.failed ?? [])].flatMap((key) => all.get(key) ?? []);
    return sendAll(failed, send, onEnd);
  },
  closeBatch: () => {
    batch = undefined;
    announce();
  },
  /** Tries a failed decision again at once. */
  retry: (decision: Decision, send: Send) => void carryOut(decision, send),
  undo: (key: string) => {
    const decision = all.get(key);
    if (decision?.state.name !== 'held') return;
    noteDecision(decision);
    if (batch?.keys.has(key)) batch = { ...batch, keys: new Set([...batch.keys].filter((other) => other !== key)) };
    remove(key);
  },
  /** Forgets a decision that has been carried out. */
  putAside: (key: string) => remove(key),
};

/** Those that were undone meanwhile are no longer in the store. */
async function sendAll(many: readonly Decision[], send: Send, onEnd: () => void) {
  const left = many.filter((decision) => all.get(decision.key) === decision);
  await fewAtATime(left, (decision) => carryOut(decision, send));
  if (left.length > 0) onEnd();
}

async function carryOut(decision: Decision, send: Send) {
  timers.delete(decision.key);
  put({ ...decision, state: { name: 'sending' } });
  const sent = await send(decision);
  if (all.get(decision.key)?.state.name !== 'sending') return;
  noteDecision(sent);
  if (batch?.keys.has(decision.key)) batch = withResult(batch, decision.key, sent.state.name !== 'failed');
  put(sent);
}

/** A reload would take the decisions back that have not been sent yet. */
function preventReload(event: Event) {
  const isUnsent = ({ state }: Decision) => state.name === 'held' || state.name === 'sending';
  if ([...all.values()].some(isUnsent)) event.preventDefault();
}

function put(decision: Decision) {
  window.addEventListener('before-reload', preventReload);
  all = new Map(all).set(decision.key, decision);
  announce();
}

function remove(key: string) {
  clearTimeout(timers.get(key));
  timers.delete(key);
  all = new Map([...all].filter(([other]) => other !== key));
  announce();
}

function announce() {
  listeners.forEach((listener) => listener());
}

/** After another user has signed in, nothing is sent in the name of the previous one. */
sessionState.subscribe(() => {
  const email = sessionState.user()?.email;
  for (const { key, admin } of all.values()) if (admin !== email) remove(key);
  if (email === undefined || all.size === 0) batch = undefined;
});
