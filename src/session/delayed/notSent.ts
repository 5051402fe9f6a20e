import { useEffect } from 'react';
import toast from 'react-hot-toast/headless';
import { queryClient } from '@/api/queryClient';
import { begunDatabase } from '@/lib/browser/begunDatabase';
import { isDatabaseRefused } from '@/lib/browser/refusedStorage';
import { userKeyOf } from '@/lib/browser/userKeys';
import type { UserStoreName } from '@/lib/config/deviceStores';
import { beforeSignOut, sessionState } from '@/session/state/sessionState';
import type { DelayedWriteOptions } from './delayedWrite';
import { delayedTexts as texts } from './texts';

/** How many the notice speaks of, by lock. */
const counts = new Map<string, number>();
/** The locks of the writes of which this page knows all that wait, until the signal is aborted: it sends them at a sign-out itself. */
const known = new Map<BegunTask['lock'], AbortSignal>();
const idOf = (lock: string) => `not sent ${lock}`;

type Notice = Pick<DelayedWriteOptions<never>, 'lock' | 'notSent'>;

/** Says after a sign-out that `more` were not sent, in one notice with those that it said so of before. Not to the next user. */
export function sayNotSent({ lock, notSent }: Notice, more: number) {
  const now = sessionState.get();
  if (now.status !== 'signed-out' || now.reason !== undefined || more === 0) return;
  const count = (counts.get(lock) ?? 0) + more;
  counts.set(lock, count);
  toast.error(notSent(count), { id: idOf(lock), duration: Infinity });
}

// Whoever signs in next may be another user.
sessionState.subscribe(() => {
  if (!sessionState.user()) return;
  for (const lock of counts.keys()) toast.remove(idOf(lock));
  counts.clear();
});

/** @param signal aborted once the user is not the signed-in one any more */
export const markKnown = (lock: string, signal: AbortSignal) => void known.set(lock, signal);
const isKnown = (lock: BegunTask['lock']) => known.get(lock)?.aborted === false;

/** What the user began and the site has to finish: the name of its store, and its lock if it is sent at a sign-out. */
interface BegunTask {
  store: UserStoreName;
  lock?: string;
}

/**
 * Says after a sign-out that something was left: of these tasks what this page did not know of or does not send then, and a write that was
 * under way and has words for its failure, such as a post.
 */
export function useSayUnsent(email: string, tasks: readonly BegunTask[]) {
  useEffect(() => {
    const listener = () => {
      // In a moment, because the end of the session removes all toasts.
      if (isWriting()) queueMicrotask(sayAnyNotSent);
      for (const { store, lock } of tasks) if (!isKnown(lock)) void sayLeft(email, store);
    };
    beforeSignOut.add(listener);
    return () => void beforeSignOut.delete(listener);
  }, [email, tasks]);
}

const isWriting = () => queryClient.isMutating({ predicate: ({ meta }) => meta?.failed !== undefined }) > 0;
// Stryker disable next-line StringLiteral: any name that no lock has.
const sayAnyNotSent = () => sayNotSent({ lock: 'any', notSent: () => texts.notSent }, 1);

/** Begins to read before the sign-out empties the database. */
async function sayLeft(email: string, store: UserStoreName) {
  if (await mayBeLeft(email, store)) sayAnyNotSent();
}

/** Also true if the browser does not say so. */
async function mayBeLeft(email: string, store: UserStoreName) {
  try {
    const entry = await begunDatabase.useExisting((database) => database.get('entries', userKeyOf(email, store)));
    return Array.isArray(entry?.value) && entry.value.length > 0;
  } catch (error) {
    return !isDatabaseRefused(error);
  }
}
