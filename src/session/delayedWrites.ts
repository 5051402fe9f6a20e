import type { QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import toast from 'react-hot-toast/headless';
import type { Outcome } from '@/api/acks';
import { mapWithLimit } from '@/api/mapWithLimit';
import { queryClient } from '@/api/queryClient';
import { withLock } from '@/lib/browser/locks';
import { beforeReload, reloadBlockers } from '@/lib/browser/reloadSite';
import { subscribeToUserStores, type UserStore } from '@/lib/browser/storage';
import { MAX_CALLS_ON_LEAVE, MAX_PARALLEL_WRITES, SENT_ON_LEAVE_MS, UNDO_MS } from '@/lib/config/limits';
import { commonTexts } from '@/lib/text/texts';
import { apiAs } from './apiAs';
import { beforeSignOut, sessionState } from './sessionState';

interface Delay {
  /** When it is sent, in milliseconds since 1970. */
  dueAt: number;
  /** Its calls went out when the page was left, so that its goal may be reached already. */
  isSent: boolean;
}

interface Progress {
  /** Only what is `held` or has `failed` can be undone. `already-done` means that its goal was reached before anything was sent. */
  state: 'held' | 'sending' | 'failed' | Outcome;
  error?: unknown;
  /** What it invalidates was read again since it was done. */
  isRefetched?: boolean;
}

export type DelayedWrite<Write> = Write & Delay & Progress;

interface Options<Write> {
  /** With the id, the name of the lock under which one tab carries it out. */
  lock: string;
  idOf: (write: Write) => string;
  /** The store on this device if they outlive the page; what is done is removed from it. Without one they last as long as the page. */
  kept?: UserStore<readonly (Write & Delay)[]>;
  /** Must be repeatable: calls that went out when the page was left may have arrived. */
  carryOut: (write: Write, email: string) => Promise<Outcome>;
  /** The addresses of the deletes that carry it out when the page is left; none if there is nothing to do any more. */
  deletesOnLeave: (write: Write) => readonly string[];
  toast: string;
  invalidates: readonly QueryKey[];
}

/** Of one user in this page. `outcomes` are those of which no toast has said so yet. */
interface Session {
  email: string | undefined;
  outcomes: Outcome[];
  ended: AbortController;
}

const createSession = (email: string | undefined): Session => ({ email, outcomes: [], ended: new AbortController() });

/** Lasts as long as the page. */
function createPageStore<T>(empty: T, onChange: () => void): UserStore<T> {
  let value = empty;
  return {
    read: () => value,
    update(_email, change) {
      value = change(value);
      onChange();
    },
  };
}

/**
 * Writes of the signed-in user that can be undone for ten seconds.
 *
 * - Then they are sent, from whatever page is open, a few at a time. A toast says so once no more are due. Failed ones can be retried.
 * - When the page is left they are sent at once, as many as `MAX_CALLS_ON_LEAVE` allows. The rest waits on the device for the next visit;
 *   if it is not kept there, the browser asks before it leaves. At a sign-out all are sent at once.
 * - Nothing is sent for a user who has not been confirmed yet, nor after another one has signed in.
 */
export function createDelayedWrites<Write extends object>(options: Options<Write>) {
  type Held = Write & Delay;
  const { kept, idOf, deletesOnLeave } = options;
  const none: readonly Held[] = [];
  const store = kept ?? createPageStore(none, () => update());
  const listeners = new Set<() => void>();
  /** Those whose time was over in this page, by id. */
  let runs: ReadonlyMap<string, DelayedWrite<Write>> = new Map();
  let session = createSession(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: { stored: readonly Held[]; runs: typeof runs; all: readonly DelayedWrite<Write>[] } | undefined;

  const stored = () => (session.email === undefined ? none : store.read(session.email));
  const waiting = () => stored().filter((write) => !runs.has(idOf(write)));
  const countSending = () => [...runs.values()].filter(({ state }) => state === 'sending').length;

  function change(next: (all: readonly Held[]) => readonly Held[]) {
    if (session.email !== undefined) store.update(session.email, next);
  }

  function setRuns(next: Iterable<readonly [string, DelayedWrite<Write>]>) {
    runs = new Map(next);
    update();
  }

  /** Whatever has changed, here or in another tab. */
  function update() {
    sendDue();
    listeners.forEach((listener) => listener());
  }

  /** All of them, and those that are done since the page was opened. */
  function getAll() {
    const now = stored();
    if (last?.stored === now && last.runs === runs) return last.all;
    const ids = new Set(now.map(idOf));
    const isDone = ({ state }: Progress) => state === 'done' || state === 'already-done';
    const all = [
      ...now.map((write) => {
        const state = write.isSent ? 'sending' : 'held';
        return { state, ...runs.get(idOf(write)), ...write } as const;
      }),
      ...[...runs].flatMap(([id, run]) => (isDone(run) && !ids.has(id) ? run : [])),
    ];
    last = { stored: now, runs, all };
    return all;
  }

  /** Starts the next one that is due, if there is room for it. That changes `runs`, which leads to the one after it. */
  function sendDue() {
    const now = Date.now();
    const [next] = waiting().toSorted((a, b) => a.dueAt - b.dueAt);
    clearTimeout(timer);
    if (!next || countSending() >= MAX_PARALLEL_WRITES) return;
    if (next.dueAt <= now) void send(next);
    else timer = setTimeout(sendDue, Math.min(next.dueAt - now, UNDO_MS));
  }

  async function send(write: Held) {
    const id = idOf(write);
    const current = session;
    setRuns([...runs, [id, { ...write, state: 'sending' }]]);
    const progress = await withLock(`${options.lock}-${id}`, () => carryOut(id, current)).catch(
      (error: unknown): Progress => ({ state: 'failed', error }),
    );
    if (current !== session) return;
    setRuns([...runs, [id, { ...write, ...progress }]]);
    if (countSending() === 0) await finish();
  }

  /** One tab carries it out; the others find that it is done, or undone, and say nothing. */
  async function carryOut(id: string, { email = '', outcomes }: Session): Promise<Progress> {
    const write = store.read(email).find((other) => idOf(other) === id);
    if (!write) return { state: 'done' };
    const outcome = await options.carryOut(write, email);
    if (kept) store.update(email, (all) => all.filter((other) => idOf(other) !== id));
    // If calls went out when the page was left, it is these that have reached the goal.
    const state = write.isSent ? 'done' : outcome;
    outcomes.push(state);
    return { state };
  }

  async function finish() {
    const current = session;
    const ended = new Set(runs.values());
    const outcomes = session.outcomes.splice(0);
    if (outcomes.length > 0) toast.success(outcomes.includes('done') ? options.toast : commonTexts.alreadyDone);
    await Promise.all(options.invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    if (current === session)
      setRuns([...runs].map(([id, run]) => [id, ended.has(run) ? { ...run, isRefetched: true } : run]));
  }

  /** Sends what is held as far as it needs no more than `most` calls. What has become of it is found out a moment later, or at the next visit. */
  function leave(most: number) {
    const { email } = session;
    if (email === undefined || !sessionState.isDecided()) return;
    const calls: string[] = [];
    const sent = new Set<Held>();
    for (const write of waiting()) {
      const own = write.isSent ? [] : deletesOnLeave(write);
      if (own.length === 0 || calls.length + own.length > most) continue;
      calls.push(...own);
      sent.add(write);
    }
    if (calls.length === 0) return;
    const dueAt = Date.now() + SENT_ON_LEAVE_MS;
    change((all) => all.map((write) => (sent.has(write) ? { ...write, dueAt, isSent: true } : write)));
    void mapWithLimit(calls, apiAs(email).deleteOnLeave(), MAX_CALLS_ON_LEAVE);
  }
  const leavePage = () => leave(MAX_CALLS_ON_LEAVE);

  function askIfTooMany(event: Event) {
    if (waiting().flatMap(deletesOnLeave).length > MAX_CALLS_ON_LEAVE) event.preventDefault();
  }

  function followSession() {
    const email = sessionState.user()?.email;
    if (email === session.email) return;
    session.ended.abort();
    clearTimeout(timer);
    if (!kept) change(() => none);
    session = createSession(email);
    setRuns([]);
    if (email === undefined) return;
    const { signal } = session.ended;
    signal.addEventListener('abort', subscribeToUserStores(update));
    window.addEventListener('pagehide', leavePage, { signal });
    update();
  }

  sessionState.subscribe(followSession);
  beforeSignOut.add(() => leave(Infinity));
  // What is kept is back in a moment, with the Undo and the seconds that are left. The rest would lose the Undo before its time.
  if (kept) beforeReload.add(() => window.removeEventListener('pagehide', leavePage));
  else reloadBlockers.add(() => waiting().length + countSending() > 0);
  followSession();

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return {
    useAll: () => useSyncExternalStore(subscribe, getAll, getAll),

    hold(writes: readonly Write[]) {
      const ids = new Set(writes.map(idOf));
      const delay = { dueAt: Date.now() + UNDO_MS, isSent: false };
      change((all) => [
        ...all.filter((other) => !ids.has(idOf(other))),
        ...writes.map((write) => ({ ...write, ...delay })),
      ]);
      setRuns([...runs].filter(([id]) => !ids.has(id)));
      if (!kept) window.addEventListener('beforeunload', askIfTooMany, { signal: session.ended.signal });
    },

    undo(writes: readonly DelayedWrite<Write>[]) {
      const ids = new Set(writes.filter(({ state }) => state === 'held' || state === 'failed').map(idOf));
      change((all) => all.filter((other) => !ids.has(idOf(other))));
      setRuns([...runs].filter(([id]) => !ids.has(id)));
    },

    change(write: Write, fields: Partial<Held>) {
      change((all) => all.map((other) => (idOf(other) === idOf(write) ? { ...other, ...fields } : other)));
    },

    retry(write: Write) {
      if (runs.get(idOf(write))?.state !== 'failed') return;
      setRuns([...runs].filter(([id]) => id !== idOf(write)));
    },
  };
}
