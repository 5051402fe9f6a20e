import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { FAILED_POLL_MS } from '@/api/limits';
import { afterPaint } from '@/lib/browser/afterPaint';
import { ChunkLoadError, loadChunk } from '@/lib/browser/loadChunk';
import { accessToken } from '@/session/state/accessToken';
import { endSession } from '@/session/state/endSession';
import { lastUser, hasPersistedUser, removePersistedUser, signOutMarker } from '@/session/state/lastUser';
import { beforeSignOut, sessionState, type SessionEvents } from '@/session/state/sessionState';

interface StartedSession {
  /** Finds out again whether a user is signed in. */
  check: () => void;
  /** Once Firebase's code has loaded. */
  stopFollowing?: () => void;
}

/** While the app is mounted. */
let started: StartedSession | undefined;

/** What begins and ends the session of this page, whose steps `sessionState` has. */
export const session = { resumeLastUser, start, actions, signOut };

/**
 * Follows who is signed in. The chunk, which is mostly the Firebase SDK, is loaded when a user is signed in or about to sign in, so that
 * visitors who only browse never load it.
 * @throws ChunkLoadError
 */
async function followIdentity() {
  const preparing = sessionState.events()?.beforeSignIn();
  const identity = await loadChunk(() => import('./identity/followIdentity'));
  await preparing;
  if (started) started.stopFollowing ??= identity.followIdentity();
  return identity;
}

/**
 * Loads the actions that sign in, whose chunk the pages of a signed-in user do not need. Can be called early to preload it.
 * @throws ChunkLoadError
 */
async function actions() {
  const [{ sessionActions }] = await Promise.all([
    loadChunk(() => import('./identity/sessionActions')),
    followIdentity(),
  ]);
  return sessionActions;
}

/** Shows the last user's pages at once, without waiting for the Firebase SDK and its request. `start` has them confirmed. */
function resumeLastUser() {
  const user = lastUser.read();
  if (!user || sessionState.get().status !== 'loading' || signOutMarker.isDeliberate()) return;
  accessToken.setOwner(user.email, (status) => sessionState.set({ status, user }));
  sessionState.resume(user);
}

/** Signs out at once, on this device, also without a network. Firebase follows as soon as its code is there, if need be at the next start. */
function signOut() {
  beforeSignOut.forEach((listener) => listener());
  const isStored = signOutMarker.begin();
  endSession();
  // A full storage has room now that the user's data are gone. If it refuses the marker still, a later visit must find nobody.
  if (!isStored && !signOutMarker.begin()) removePersistedUser();
  started?.check();
}

/** Finds out whether a user is signed in, and follows changes until the returned function is called. */
function start(events: SessionEvents) {
  sessionState.setEvents(events);
  let retry: ReturnType<typeof setTimeout> | undefined;

  const checkIdentity = async () => {
    const isSignedOut = signOutMarker.isDeliberate();
    // The user has signed out in another tab, or in a page that was closed.
    // Stryker disable next-line ConditionalExpression,StringLiteral: a session that has ended can end again.
    if (isSignedOut && sessionState.get().status !== 'signed-out') endSession();
    if (signOutMarker.isBegun()) {
      await (await followIdentity()).finishSignOut();
    } else if (!current.stopFollowing && !isSignedOut && (await hasPersistedUser())) {
      // Stryker disable next-line ConditionalExpression: an app that is gone would load Firebase, and not follow it.
      if (started !== current) return;
      await followIdentity();
      sessionState.setFailure(undefined);
    } else if (!current.stopFollowing && !sessionState.isDecided()) {
      if (started === current) endSession();
    }
  };
  const runCheck = () => {
    // Stryker disable next-line CallExpression: it would check twice.
    clearTimeout(retry);
    checkIdentity().catch((error: unknown) => {
      // Without a network, writes wait until there is one.
      if (error instanceof ChunkLoadError && error.reason !== 'no-response') sessionState.setFailure(error);
      retry = setTimeout(runCheck, FAILED_POLL_MS);
    });
  };

  const current: StartedSession = { check: runCheck };
  started = current;
  runCheck();
  // Another tab may sign in before this one has loaded the identity service, or sign out.
  window.addEventListener('storage', runCheck);
  window.addEventListener('online', runCheck);
  document.addEventListener('visibilitychange', runCheck);
  return () => {
    window.removeEventListener('storage', runCheck);
    window.removeEventListener('online', runCheck);
    document.removeEventListener('visibilitychange', runCheck);
    clearTimeout(retry);
    started = undefined;
    sessionState.setEvents(undefined);
    sessionState.beginTurn();
    current.stopFollowing?.();
    accessToken.setOwner(undefined);
    sessionState.set({ status: 'loading' });
  };
}

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
  // Stryker disable next-line ArrowFunction: called when documents are prerendered, which are tested when they are built.
  return useSyncExternalStore(sessionState.subscribe, sessionState.get, () => SERVER_SESSION);
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
