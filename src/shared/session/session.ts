import { ChunkLoadError, loadChunk } from '@/shared/browser/loadChunk';
import { FAILED_POLL_MS } from '@/shared/config/limits';
import { accessToken } from './accessToken';
import { lastUser } from './lastUser';
import { hasPersistedUser } from './persistedUser';
import { signOutMarker } from './signOutMarker';
import { sessionState, type SessionEvents } from './sessionState';
import { setSignedOut } from './signedOut';

let events: SessionEvents | undefined;
let stopFollowing: (() => void) | undefined;

/** The session of this page. Components read it with `useSession`. */
export const session = {
  get: sessionState.get,
  subscribe: sessionState.subscribe,
  confirmed: sessionState.confirmed,
  resumeLastUser,
  start,
  actions,
  signOut: async () => (await followIdentity()).signOut(),
};

/**
 * Follows who is signed in. The chunk, which is mostly the Firebase SDK, is loaded when a user is signed in or about to sign in, so that
 * visitors who only browse never load it.
 * @throws ChunkLoadError
 */
async function followIdentity() {
  const preparing = events?.beforeSignIn();
  const identity = await loadChunk(() => import('./followIdentity'));
  await preparing;
  if (events) stopFollowing ??= identity.followIdentity(events);
  return identity;
}

/**
 * Loads the actions that sign in, whose chunk the pages of a signed-in user do not need. Can be called early to preload it.
 * @throws ChunkLoadError
 */
async function actions() {
  const [{ sessionActions }] = await Promise.all([loadChunk(() => import('./sessionActions')), followIdentity()]);
  return sessionActions;
}

/** Shows the last user's pages at once, without waiting for the Firebase SDK and its request. `start` has them confirmed. */
function resumeLastUser() {
  const user = lastUser.read();
  if (!user || sessionState.get().status !== 'loading' || signOutMarker.isDeliberate()) return;
  accessToken.setOwner(user.email, () => sessionState.set({ status: 'no-record', user }));
  sessionState.resume(user);
}

/** Finds out whether a user is signed in, and follows changes until the returned function is called. */
function start(sessionEvents: SessionEvents) {
  events = sessionEvents;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const checkPersistedUser = async () => {
    clearTimeout(retry);
    const needsIdentity = (await hasPersistedUser()) || signOutMarker.isBegun();
    if (events !== sessionEvents || stopFollowing) return;
    if (needsIdentity) {
      await followIdentity();
      sessionState.setFailure(undefined);
    } else if (!sessionState.isDecided()) {
      if (sessionState.user()) sessionEvents.onUserChange();
      setSignedOut();
    }
  };
  const check = () => {
    if (stopFollowing) return;
    checkPersistedUser().catch((error: unknown) => {
      // Without a network, writes wait until there is one.
      if (error instanceof ChunkLoadError && error.reason !== 'no-response') sessionState.setFailure(error);
      retry = setTimeout(check, FAILED_POLL_MS);
    });
  };

  check();
  // Another tab may sign in before this one has loaded the identity service.
  window.addEventListener('storage', check);
  window.addEventListener('online', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    window.removeEventListener('storage', check);
    window.removeEventListener('online', check);
    document.removeEventListener('visibilitychange', check);
    clearTimeout(retry);
    events = undefined;
    stopFollowing?.();
    stopFollowing = undefined;
    accessToken.setOwner(undefined);
    sessionState.set({ status: 'loading' });
  };
}
