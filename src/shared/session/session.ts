import { loadChunk } from '@/shared/browser/loadChunk';
import { FAILED_POLL_MS } from '@/shared/config/limits';
import { accessToken } from './accessToken';
import { hasPersistedUser } from './persistedUser';
import { signOutMarker } from './signOutMarker';
import { sessionState, type SessionEvents } from './sessionState';
import { setSignedOut } from './signedOut';

let events: SessionEvents | undefined;
let stopFollowing: (() => void) | undefined;

/** Who is here. Components read it through `useSession`. */
export const session = {
  get: sessionState.get,
  subscribe: sessionState.subscribe,
  start,
  actions,
};

/**
 * Every way in and out. The code, which is mostly the identity service's, comes with the first use, or when somebody is
 * signed in: visitors who only look do without. May be asked for ahead.
 * @throws ChunkLoadError
 */
async function actions() {
  const preparing = events?.beforeSignIn().catch(() => undefined);
  const { sessionActions } = await loadChunk(() => import('./sessionActions'));
  await preparing;
  if (events) stopFollowing ??= sessionActions.followIdentity(events);
  return sessionActions;
}

/** Says who is here, and follows it until the function returned is called. */
function start(given: SessionEvents) {
  events = given;
  let again: ReturnType<typeof setTimeout> | undefined;

  const look = async () => {
    clearTimeout(again);
    const isKept = (await hasPersistedUser()) || signOutMarker.isBegun();
    if (events !== given || stopFollowing) return;
    if (isKept) await actions();
    else if (sessionState.get().status === 'loading') setSignedOut();
  };
  const lookAround = () => {
    look().catch(() => {
      again = setTimeout(lookAround, FAILED_POLL_MS);
    });
  };

  lookAround();
  // Until there is something to follow: somebody may sign in in another tab.
  window.addEventListener('storage', lookAround);
  window.addEventListener('online', lookAround);
  document.addEventListener('visibilitychange', lookAround);
  return () => {
    window.removeEventListener('storage', lookAround);
    window.removeEventListener('online', lookAround);
    document.removeEventListener('visibilitychange', lookAround);
    clearTimeout(again);
    events = undefined;
    stopFollowing?.();
    stopFollowing = undefined;
    accessToken.belongsTo(undefined);
    sessionState.set({ status: 'loading' });
  };
}
