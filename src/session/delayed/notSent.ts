import { useEffect } from 'react';
import toast from 'react-hot-toast/headless';
import { beforeSignOut, sessionState } from '@/session/state/sessionState';
import type { DelayedWriteOptions } from './delayedWrite';
import { delayedTexts as texts } from './texts';

/** How many the notice speaks of, by lock. */
const counts = new Map<string, number>();
/** The locks of the writes whose code has loaded, which sends them at a sign-out. */
const loaded = new Set<string>();
const idOf = (lock: string) => `not sent ${lock}`;

/** Says after a sign-out that `more` were not sent, in one notice with those that it said so of before. */
export function sayNotSent({ lock, notSent }: Pick<DelayedWriteOptions<never>, 'lock' | 'notSent'>, more: number) {
  const count = (counts.get(lock) ?? 0) + more;
  counts.set(lock, count);
  if (count > 0) toast.error(notSent(count), { id: idOf(lock), duration: Infinity });
}

// Whoever signs in next may be another user.
sessionState.subscribe(() => {
  if (!sessionState.user()) return;
  for (const lock of counts.keys()) toast.remove(idOf(lock));
  counts.clear();
});

export const markLoaded = (lock: string) => void loaded.add(lock);

/** Says after a sign-out that what waits was not sent, if the code that sends it has not loaded by then. */
export function useSayUnsent(lock: string, isWaiting: boolean) {
  useEffect(() => {
    if (!isWaiting) return;
    const listener = () => {
      // In a moment, because the end of the session removes all toasts.
      if (!loaded.has(lock)) queueMicrotask(() => sayNotSent({ lock, notSent: () => texts.notSent }, 1));
    };
    beforeSignOut.add(listener);
    return () => void beforeSignOut.delete(listener);
  }, [lock, isWaiting]);
}
