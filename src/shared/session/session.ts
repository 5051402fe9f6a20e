import { loadChunk } from '@/shared/browser/loadChunk';
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
};

/**
 * Loads the actions that sign in and out. Their chunk, which is mostly the Firebase SDK, is loaded on first use or when a user
 * is signed in, so that visitors who only browse never load it. Can be called early to preload it.
 * @throws ChunkLoadError
 */
async function actions() {
  const preparing = events?.beforeSignIn().catch(() => undefined);
  const { sessionActions } = await loadChunk(() => import('./sessionActions'));
  await preparing;
  if (events) stopFollowing ??= sessionActions.followIdentity(events);
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
    if (needsIdentity) await actions();
    else if (!sessionState.isDecided()) {
      if (sessionState.user()) sessionEvents.onUserChange();
      setSignedOut();
    }
  };
  const check = () => {
    checkPersistedUser().catch(() => {
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
