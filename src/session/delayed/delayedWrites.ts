import { useSyncExternalStore } from 'react';
import { beforeReload, reloadBlockers } from '@/lib/browser/reloadSite';
import { MAX_CALLS_ON_LEAVE } from '@/session/limits';
import { beforeSignOut, sessionState } from '@/session/state/sessionState';
import type { DelayedWrite, DelayedWriteOptions, Held } from './delayedWrite';
import { sayNotSent } from './notSent';
import { createUserWrites } from './userWrites';

/**
 * Writes of the signed-in user that can be undone for ten seconds.
 *
 * - Then they are sent, by whatever tab or later visit of the user finds them first, a few at a time. A toast says so once no more are due.
 *   Failed ones can be retried; without a network they wait for it.
 * - When the page is left they are sent at once, as many as `MAX_CALLS_ON_LEAVE` allows. The rest waits on the device. At a sign-out all
 *   are sent at once.
 * - Nothing is sent for a user who has not been confirmed yet, nor after another one has signed in.
 */
export function createDelayedWrites<Write extends object>(options: DelayedWriteOptions<Write>) {
  const none: readonly DelayedWrite<Write>[] = [];
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  let email: string | undefined;
  let ended = new AbortController();
  /** Of the signed-in user. */
  let writes: ReturnType<typeof createUserWrites<Write>> | undefined;

  function followSession() {
    const next = sessionState.user()?.email;
    if (next === email) return;
    email = next;
    ended.abort();
    ended = new AbortController();
    const { signal } = ended;
    writes = email === undefined ? undefined : createUserWrites(options, email, signal, notify);
    writes?.start();
    window.addEventListener('pagehide', leavePage, { signal });
    window.addEventListener('online', retryLost, { signal });
    document.addEventListener('visibilitychange', retryLost, { signal });
    notify();
  }

  // Stryker disable OptionalChaining: nobody hears an error in a listener, and without a user no write is made.
  const leavePage = () => void writes?.leave(MAX_CALLS_ON_LEAVE);
  const retryLost = () => writes?.retryLost();
  // Stryker restore OptionalChaining

  async function leaveAtSignOut() {
    const notSent = (await writes?.leave(Infinity)) ?? none;
    sayNotSent(options, notSent.length);
  }

  sessionState.subscribe(followSession);
  beforeSignOut.add(() => void leaveAtSignOut());
  // What is stored is back in a moment, with the Undo and the seconds that are left. The rest would be lost.
  beforeReload.add(() => window.removeEventListener('pagehide', leavePage));
  reloadBlockers.add(() => writes?.hasUnstored() ?? false);
  followSession();

  function subscribe(listener: () => void) {
    listeners.add(listener);
    // Stryker disable next-line ArrowFunction: React ignores what changes for a component that is gone.
    return () => void listeners.delete(listener);
  }

  const getAll = () => writes?.all() ?? none;

  return {
    useAll: () => useSyncExternalStore(subscribe, getAll, getAll),
    hold: (begun: readonly Write[]) => writes?.hold(begun),
    /** Nothing that another tab is sending already. */
    undo: (undone: readonly DelayedWrite<Write>[]) => writes?.undo(undone),
    change: (write: Write, fields: Partial<Held<Write>>) => writes?.change(write, fields),
    retry: (write: Write) => writes?.retry(write),
  };
}
