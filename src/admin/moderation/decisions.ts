import { useSyncExternalStore } from 'react';
import { SENT_ON_LEAVE_MS, UNDO_MS } from '@/lib/config/limits';
import { beforeSignOut, sessionState } from '@/session/sessionState';
import type { Report } from '@/reports/schema';
import type { Case } from './cases';

export type Verdict = 'remove' | 'drop';

export interface Decision {
  verdict: Verdict;
  subject: Case;
  /** The reports about which it was made. */
  reports: readonly Report[];
  /** The e-mail of the admin who decided. */
  admin: string;
  /** When it is sent, in milliseconds since 1970. Until then it is `held`, and can be undone. */
  dueAt: number;
  /** `overtaken` means that another admin had dealt with all of its reports before anything was sent. */
  state: 'held' | 'sending' | 'done' | 'overtaken' | 'failed';
  /** The calls went out when the page was left, so that the car and the reports may be gone already. */
  isSent?: boolean;
  /** Of a failed one: the car is gone, but not all of its reports. */
  isCarRemoved?: boolean;
  error?: unknown;
}

/** By the id of the report. */
export type Decisions = ReadonlyMap<string, Decision>;

export interface Sender {
  /** Carries out those whose time is over. Never rejects. */
  send: (decisions: readonly Decision[]) => Promise<void>;
  /** Sends the calls of one at once. @returns whether there were any to send */
  sendOnLeave: (decision: Decision) => boolean;
}

/**
 * The decisions of the signed-in admin in this tab. They outlive the page, so that a decision is carried out also after the admin has
 * gone to another page. When the tab is closed or the admin signs out, what waits is sent at once.
 */
let all: Decisions = new Map();
let sender: Sender | undefined;
const listeners = new Set<() => void>();

export const useDecisions = () =>
  useSyncExternalStore(
    subscribe,
    () => all,
    () => all,
  );

/** Has the decisions sent in ten seconds, unless they are undone before. */
export function hold(made: readonly Omit<Decision, 'state' | 'dueAt'>[], by: Sender) {
  sender = by;
  const dueAt = Date.now() + UNDO_MS;
  const held = made.map((decision): Decision => ({ ...decision, state: 'held', dueAt }));
  change(new Map([...all, ...held.flatMap((decision) => decision.reports.map(({ id }) => [id, decision] as const))]));
  setTimeout(() => void by.send(held), UNDO_MS);
}

/** Undoes those that have not been sent. */
export function undo(decisions: readonly Decision[]) {
  const undone = new Set(decisions.filter(({ state }) => state === 'held'));
  change(new Map([...all].filter(([, decision]) => !undone.has(decision))));
}

/** @returns whether the decision still stood. One that was undone or is being sent already no longer does */
export function replace(before: Decision, after: Decision) {
  const stands = [...all.values()].includes(before);
  if (stands) change(new Map([...all].map(([id, decision]) => [id, decision === before ? after : decision])));
  return stands;
}

function change(next: Decisions) {
  window.addEventListener('before-reload', preventReload);
  window.addEventListener('pagehide', leave);
  beforeSignOut.add(leave);
  all = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Nothing is sent for a user who has not been confirmed yet. A page that comes back by Back finds out what has become of the rest. */
function leave() {
  if (!sender || !sessionState.isDecided()) return;
  const { send, sendOnLeave } = sender;
  const held = new Set([...all.values()].filter(({ state }) => state === 'held'));
  for (const decision of held) {
    const left: Decision = { ...decision, state: 'sending', isSent: sendOnLeave(decision) };
    replace(decision, left);
    setTimeout(() => void send([left]), SENT_ON_LEAVE_MS);
  }
}

/** A reload would take the Undo away before its time. */
function preventReload(event: Event) {
  if ([...all.values()].some(({ state }) => state === 'held' || state === 'sending')) event.preventDefault();
}

/** After another user has signed in, nothing is sent in the name of the previous one. */
sessionState.subscribe(() => {
  const email = sessionState.user()?.email;
  const own = [...all].filter(([, { admin }]) => admin === email);
  if (own.length < all.size) change(new Map(own));
});
