import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { afterPaint } from '@/shared/browser/afterPaint';
import { session } from './session';
import type { SessionEvents } from './sessionState';

interface SessionProviderProps {
  events: SessionEvents;
  children: ReactNode;
}

/** Follows the identity service while the app is on the page, from its first paint on. `events` must stay the same object. */
export function SessionProvider({ events, children }: SessionProviderProps) {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const callOff = afterPaint(() => (stop = session.start(events)));
    return () => {
      callOff();
      stop?.();
    };
  }, [events]);
  return children;
}

/** As the pages are rendered while the site is built, and shown until more is known. */
const UNKNOWN = { status: 'loading' } as const;

export function useSession() {
  return useSyncExternalStore(session.subscribe, session.get, () => UNKNOWN);
}

/** The person signed in. @throws Error outside the guarded routes */
export function useUser() {
  const current = useSession();
  if (current.status !== 'signed-in') throw new Error('useUser belongs behind a guard');
  return current.user;
}
