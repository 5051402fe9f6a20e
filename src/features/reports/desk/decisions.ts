import { UNDO_MS } from '@/shared/config/moderation';
import { sessionState } from '@/shared/session/sessionState';
import type { Report } from '../schema';
import type { Case } from './cases';

export type Verdict = 'remove' | 'drop';

/**
 * What happens to a decided case: for ten seconds it is `held` and nothing is sent. `overtaken` means that another admin had dealt
 * with all of its reports before anything was sent.
 */
export type DecisionState =
  | { name: 'held' | 'sending' | 'done' | 'overtaken' }
  | { name: 'failed'; error: unknown; isCarRemoved: boolean; left: readonly Report[] };

export interface Decision {
  /** The key of the case; for a single report of a case, the id of the report. */
  key: string;
  verdict: Verdict;
  subject: Case;
  /** The reports about which it was made. */
  reports: readonly Report[];
  /** The e-mail of the admin who decided. */
  admin: string;
  state: DecisionState;
}

type Decisions = ReadonlyMap<string, Decision>;
type Send = (decision: Decision) => Promise<DecisionState>;

let all: Decisions = new Map();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/**
 * The decisions of the signed-in admin in this tab. They outlive the page, so that a decision is carried out also after the admin has
 * gone to another page. A tab that is closed within the ten seconds sends nothing.
 */
export const decisions = {
  all: () => all,
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
  /** Tries a failed decision again at once. */
  retry: (decision: Decision, send: Send) => void carryOut(decision, send),
  undo(key: string) {
    if (all.get(key)?.state.name === 'held') remove(key);
  },
  /** Forgets a decision that has been carried out. */
  putAside: (key: string) => remove(key),
};

async function carryOut(decision: Decision, send: Send) {
  timers.delete(decision.key);
  put({ ...decision, state: { name: 'sending' } });
  const state = await send(decision);
  if (all.get(decision.key)?.state.name === 'sending') put({ ...decision, state });
}

function put(decision: Decision) {
  all = new Map(all).set(decision.key, decision);
  listeners.forEach((listener) => listener());
}

function remove(key: string) {
  clearTimeout(timers.get(key));
  timers.delete(key);
  all = new Map([...all].filter(([other]) => other !== key));
  listeners.forEach((listener) => listener());
}

/** After another user has signed in, nothing is sent in the name of the previous one. */
sessionState.subscribe(() => {
  const email = sessionState.user()?.email;
  for (const { key, admin } of all.values()) if (admin !== email) remove(key);
});
