import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { afterPaint } from '@/lib/browser/afterPaint';
import { session } from './session';
import type { SessionEvents } from './sessionState';

interface SessionProviderProps {
  events: SessionEvents;
  children: ReactNode;
}

/**
 * Runs the session while it is mounted: who is signed in is found out after the first paint. `events` must stay the same object.
 */
export function SessionProvider({ events, children }: SessionProviderProps) {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const cancel = afterPaint(() => (stop = session.start(events)));
    return () => {
      cancel();
      stop?.();
    };
  }, [events]);
  return children;
}

/** The session in prerendered pages, until hydration. */
const SERVER_SESSION = { status: 'loading' } as const;

export function useSession() {
  return useSyncExternalStore(session.subscribe, session.get, () => SERVER_SESSION);
}

/** Whether the user has signed out since this component was mounted, in this tab or in another one. */
export function useHasSignedOut() {
  const current = useSession();
  const [hadUser, setHadUser] = useState(false);
  if ('user' in current && !hadUser) setHadUser(true);
  return hadUser && current.status === 'signed-out' && current.reason === undefined;
}

/** The user who is signed in. @throws Error outside the guarded routes */
export function useUser() {
  const current = useSession();
  if (current.status !== 'signed-in') throw new Error('useUser belongs behind a guard');
  return current.user;
}
