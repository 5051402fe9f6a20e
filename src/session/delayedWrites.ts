import type { QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import toast from 'react-hot-toast/headless';
import * as v from 'valibot';
import type { Outcome } from '@/api/acks';
import { isCallError } from '@/api/callError';
import { finiteNumber } from '@/api/fields';
import { MAX_PARALLEL_WRITES } from '@/api/limits';
import { mapWithLimit } from '@/api/mapWithLimit';
import { queryClient } from '@/api/queryClient';
import { subscribeToBegun, type BegunStore } from '@/lib/browser/begunStore';
import { ChunkLoadError } from '@/lib/browser/loadChunk';
import { withLock } from '@/lib/browser/locks';
import { beforeReload, reloadBlockers } from '@/lib/browser/reloadSite';
import { createUserStore } from '@/lib/browser/userStore';
import { UNDO_MS } from '@/lib/config/limits';
import { commonTexts } from '@/lib/text/texts';
import { beforeSignOut, sessionState } from '@/session/state/sessionState';
import { apiAs } from './apiAs';
import { MAX_CALLS_ON_LEAVE, SENT_ON_LEAVE_MS } from './limits';

/** What is stored of each beside what it is about. */
export const delayFields = {
  /** When it is sent, in milliseconds since 1970. A clock may be put back, so no tab waits longer than `UNDO_MS`. */
  dueAt: finiteNumber,
  /** Its calls may have gone out, so that its goal is looked up before they are sent again. */
  isSent: v.boolean(),
};

type Delay = v.InferOutput<v.ObjectSchema<typeof delayFields, undefined>>;

interface Progress {
  /**
   * Only what is `held`, `offline` or has `failed` can be undone, and nothing that `isSent` while offline. `already-done` means that its
   * goal was reached before anything was sent.
   */
  state: 'held' | 'offline' | 'sending' | 'failed' | Outcome;
  error?: unknown;
  /** What it invalidates was read again since it was done. */
  isRefetched?: boolean;
}

/** `dueAt` is in milliseconds of `performance.now()`; 0 once it is due. */
export type DelayedWrite<Write> = Write & Delay & Progress;

interface Options<Write> {
  /** With the id, the name of the lock under which one tab carries it out. */
  lock: string;
  idOf: (write: Write) => string;
  store: BegunStore<readonly (Write & Delay)[]>;
  /** Must be repeatable. If it `isSent`, calls have gone out that may have arrived: it reads the goal before it sends any. */
  carryOut: (write: Write & Delay, email: string) => Promise<Outcome>;
  /** The addresses of the deletes that carry it out when the page is left; none if there is nothing to do any more. */
  deletesOnLeave: (write: Write) => readonly string[];
  toast: string;
  /** Said after a sign-out that came before this many could be sent. */
  notSent: (count: number) => string;
  invalidates: readonly QueryKey[];
}

/** Of one user in this page. `outcomes` are those of which no toast has said so yet. */
interface Session {
  email: string | undefined;
  outcomes: Outcome[];
  ended: AbortController;
}

const createSession = (email: string | undefined): Session => ({ email, outcomes: [], ended: new AbortController() });

/**
 * Those that went out when a page was left. In local storage, because a page that is being left has no time for a database; it only matters
 * if the database does not say so, too.
 */
const sentOnLeaving = createUserStore<readonly string[]>('sent on leaving 1', v.array(v.string()), []);

const isLost = (error: unknown) =>
  isCallError(error, 'no-response') || (error instanceof ChunkLoadError && error.reason === 'no-response');

/**
 * Writes of the signed-in user that can be undone for ten seconds.
 *
 * - Then they are sent, by whatever tab or later visit of the user finds them first, a few at a time. A toast says so once no more are due.
 *   Failed ones can be retried; without a network they wait for it.
 * - When the page is left they are sent at once, as many as `MAX_CALLS_ON_LEAVE` allows. The rest waits on the device. At a sign-out all
 *   are sent at once.
 * - Nothing is sent for a user who has not been confirmed yet, nor after another one has signed in.
 */
export function createDelayedWrites<Write extends object>(options: Options<Write>) {
  type Held = Write & Delay;
  const { store, idOf, deletesOnLeave } = options;
  const none: readonly Held[] = [];
  const listeners = new Set<() => void>();
  /** Those whose time was over in this page, by id. */
  let runs: ReadonlyMap<string, DelayedWrite<Write>> = new Map();
  let session = createSession(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStored = true;
  let last: { stored: readonly Held[]; runs: typeof runs; all: readonly DelayedWrite<Write>[] } | undefined;
  /** When each is due by the clock of this page, which nobody can put back. */
  const deadlines = new Map<string, number>();

  const markOf = (write: Held) => JSON.stringify([options.lock, idOf(write), write.dueAt]);
  const stored = () => (session.email === undefined ? none : store.get(session.email));
  const waiting = () => stored().filter((write) => !runs.has(idOf(write)));
  const countSending = () => [...runs.values()].filter(({ state }) => state === 'sending').length;

  function deadlineOf(write: Held) {
    const key = `${markOf(write)} ${String(write.isSent)}`;
    const left = Math.min(write.dueAt - Date.now(), write.isSent ? SENT_ON_LEAVE_MS : UNDO_MS);
    const deadline = deadlines.get(key) ?? (left > 0 ? performance.now() + left : 0);
    deadlines.set(key, deadline);
    return deadline;
  }

  async function change(next: (all: readonly Held[]) => readonly Held[]) {
    if (session.email !== undefined) isStored = await store.update(session.email, next);
  }

  function setRuns(next: Iterable<readonly [string, DelayedWrite<Write>]>) {
    runs = new Map(next);
    update();
  }

  function setRun(write: Held, progress: Progress) {
    const id = idOf(write);
    const { dueAt } = runs.get(id) ?? { dueAt: deadlineOf(write) };
    setRuns([...runs, [id, { ...write, dueAt, ...progress }]]);
  }
  const dropRuns = (isDropped: (run: DelayedWrite<Write>) => boolean) =>
    setRuns([...runs].filter(([, run]) => !isDropped(run)));

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
        const { isSent } = write;
        const progress = { state: isSent ? 'sending' : 'held', isSent, ...runs.get(idOf(write)) } as const;
        return { ...progress, ...write, isSent: progress.isSent, dueAt: deadlineOf(write) };
      }),
      ...[...runs].flatMap(([id, run]) => (isDone(run) && !ids.has(id) ? run : [])),
    ];
    last = { stored: now, runs, all };
    return all;
  }

  /** Starts the next one that is due, if there is room for it. That changes `runs`, which leads to the one after it. */
  function sendDue() {
    const [next] = waiting().toSorted((a, b) => deadlineOf(a) - deadlineOf(b));
    clearTimeout(timer);
    if (!next || countSending() >= MAX_PARALLEL_WRITES) return;
    const left = deadlineOf(next) - performance.now();
    if (left > 0) timer = setTimeout(sendDue, left);
    else if (navigator.onLine) void send(next);
    else setRun(next, { state: 'offline' });
  }

  async function send(write: Held) {
    const id = idOf(write);
    const current = session;
    setRun(write, { state: 'sending' });
    const progress = await carryOut(id, current).catch((error: unknown): Progress => ({
      state: isLost(error) && !navigator.onLine ? 'offline' : 'failed',
      error,
    }));
    if (current !== session) return;
    setRun(stored().find((other) => idOf(other) === id) ?? write, progress);
    if (countSending() === 0) await finish();
  }

  /** One tab carries it out; the others find that it is done, or undone, and say nothing. */
  async function carryOut(id: string, { email = '', outcomes }: Session): Promise<Progress> {
    await sessionState.confirmed();
    return withLock(`${options.lock}-${id}`, async () => {
      const find = () => store.get(email).find((other) => idOf(other) === id);
      await store.read(email);
      const write = find();
      await store.update(email, (all) => all.map((other) => (idOf(other) === id ? { ...other, isSent: true } : other)));
      if (!write || !find()) return { state: 'done' };
      const outcome = await options.carryOut(write, email);
      await store.update(email, (all) => all.filter((other) => idOf(other) !== id));
      // If calls went out before, it is these that have reached the goal.
      const state = write.isSent ? 'done' : outcome;
      outcomes.push(state);
      return { state };
    });
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

  /**
   * Sends what waits as far as it needs no more than `most` calls. What has become of it is found out at the next visit.
   * @returns what could not be sent, so far as that is known; of a page that is being left nobody hears it
   */
  async function leave(most: number) {
    const { email } = session;
    const left = stored().filter((write) => {
      const run = runs.get(idOf(write));
      return run ? run.state === 'offline' : !write.isSent;
    });
    if (email === undefined || !sessionState.isDecided()) return left;
    const calls: { write: Held; url: string }[] = [];
    for (const write of left) {
      const own = deletesOnLeave(write).map((url) => ({ write, url }));
      if (calls.length + own.length <= most) calls.push(...own);
    }
    if (calls.length === 0) return [];
    const sent = new Set(calls.map(({ write }) => write));
    sentOnLeaving.update(email, () => [...sent].map(markOf));
    void change((all) => all.map((write) => (hasSame(sent, write) ? { ...write, isSent: true } : write)));
    const send = apiAs(email).deleteOnLeave();
    const results = await mapWithLimit(calls, ({ url }) => send(url), MAX_CALLS_ON_LEAVE);
    const failed = results.flatMap(({ item, result }) => (result.status === 'rejected' ? item.write : []));
    return [...new Set(failed)];
  }
  const hasSame = (writes: Iterable<Held>, write: Held) => [...writes].some((other) => markOf(other) === markOf(write));
  const leavePage = () => void leave(MAX_CALLS_ON_LEAVE);

  async function leaveAtSignOut() {
    const { length } = await leave(Infinity);
    if (length > 0) toast.error(options.notSent(length), { duration: Infinity });
  }

  /** Those that wait since an earlier visit or in another tab. */
  async function takeOver(email: string) {
    await store.read(email);
    const marks = new Set(sentOnLeaving.read(email));
    if (marks.size > 0 && store.get(email).some((write) => marks.has(markOf(write)) && !write.isSent))
      await store.update(email, (all) =>
        all.map((write) => (marks.has(markOf(write)) ? { ...write, isSent: true } : write)),
      );
  }

  function followSession() {
    const email = sessionState.user()?.email;
    if (email === session.email) return;
    session.ended.abort();
    clearTimeout(timer);
    session = createSession(email);
    setRuns([]);
    if (email === undefined) return;
    const { signal } = session.ended;
    signal.addEventListener('abort', subscribeToBegun(update));
    window.addEventListener('pagehide', leavePage, { signal });
    window.addEventListener('online', retryLost, { signal });
    document.addEventListener('visibilitychange', retryLost, { signal });
    void takeOver(email);
  }

  const retryLost = () =>
    dropRuns(({ state, error }) => navigator.onLine && (state === 'offline' || (state === 'failed' && isLost(error))));

  sessionState.subscribe(followSession);
  beforeSignOut.add(() => void leaveAtSignOut());
  // What is stored is back in a moment, with the Undo and the seconds that are left. The rest would be lost.
  beforeReload.add(() => window.removeEventListener('pagehide', leavePage));
  reloadBlockers.add(() => !isStored && waiting().length + countSending() > 0);
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
      const held = writes.map((write) => ({ ...write, ...delay }));
      void change((all) => [...all.filter((other) => !ids.has(idOf(other))), ...held]);
      dropRuns((run) => ids.has(idOf(run)));
    },

    /** Nothing that another tab is sending already. */
    undo(writes: readonly DelayedWrite<Write>[]) {
      const ids = new Set(writes.filter(canUndo).map(idOf));
      const failed = new Set(writes.filter(({ state }) => state === 'failed').map(idOf));
      void change((all) => all.filter((other) => !ids.has(idOf(other)) || (other.isSent && !failed.has(idOf(other)))));
      dropRuns((run) => ids.has(idOf(run)));
    },

    change(write: Write, fields: Partial<Held>) {
      void change((all) => all.map((other) => (idOf(other) === idOf(write) ? { ...other, ...fields } : other)));
    },

    retry: (write: Write) => dropRuns((run) => idOf(run) === idOf(write) && run.state === 'failed'),
  };
}

/** Whether nothing of it was sent, or it has failed. */
export const canUndo = ({ state, isSent }: DelayedWrite<object>) =>
  state === 'held' || state === 'failed' || (state === 'offline' && !isSent);
