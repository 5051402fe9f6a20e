import { useSyncExternalStore } from 'react';
import { UNDO_MS } from '@/lib/config/limits';
import { sessionState } from '@/session/sessionState';
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
  /** Of a failed one: the car is gone, but not all of its reports. */
  isCarRemoved?: boolean;
  error?: unknown;
}

/** By the id of the report. */
export type Decisions = ReadonlyMap<string, Decision>;

/**
 * The decisions of the signed-in admin in this tab. They outlive the page, so that a decision is carried out also after the admin has
 * gone to another page. A tab that is closed within the ten seconds sends nothing.
 */
let all: Decisions = new Map();
const listeners = new Set<() => void>();

export const useDecisions = () =>
  useSyncExternalStore(
    subscribe,
    () => all,
    () => all,
  );

/** Has the decisions sent in ten seconds, unless they are undone before. */
export function hold(
  made: readonly Omit<Decision, 'state' | 'dueAt'>[],
  send: (held: readonly Decision[]) => Promise<void>,
) {
  const dueAt = Date.now() + UNDO_MS;
  const held = made.map((decision): Decision => ({ ...decision, state: 'held', dueAt }));
  change(new Map([...all, ...held.flatMap((decision) => decision.reports.map(({ id }) => [id, decision] as const))]));
  setTimeout(() => void send(held), UNDO_MS);
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
  all = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A reload would take the decisions back that have not been sent yet. */
function preventReload(event: Event) {
  if ([...all.values()].some(({ state }) => state === 'held' || state === 'sending')) event.preventDefault();
}

/** After another user has signed in, nothing is sent in the name of the previous one. */
sessionState.subscribe(() => {
  const email = sessionState.user()?.email;
  const own = [...all].filter(([, { admin }]) => admin === email);
  if (own.length < all.size) change(new Map(own));
});
