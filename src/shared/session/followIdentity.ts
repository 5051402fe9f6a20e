import { currentIdentity, watchIdentity, type Identity } from './identity';
import { lastUser } from './lastUser';
import { sessionState, type SessionEvents } from './sessionState';
import * as flow from './signInFlow';
import { signOutMarker } from './signOutMarker';

let isFollowing = false;
/** How many actions of this page are running. They change the session themselves, so identity changes are postponed. */
let actions = 0;
let hasMissedChange = false;

/** Updates the session on every change of the identity service, until the returned function is called. */
export function followIdentity(events: SessionEvents) {
  isFollowing = true;
  flow.startSignInFlow(events);
  const stopWatchingIdentity = watchIdentity({ onChange: onIdentity, onEnded: flow.setEndReason });
  const stopWatchingMarker = signOutMarker.watch(() => {
    if (actions === 0 && 'user' in sessionState.get()) flow.clearSession();
  });
  return () => {
    stopWatchingIdentity();
    stopWatchingMarker();
    flow.stopSignInFlow();
    isFollowing = false;
  };
}

/** Runs an action that changes the session itself, then handles the identity change that it postponed, if any. */
export async function runExclusive<T>(action: () => Promise<T>) {
  actions++;
  try {
    return await action();
  } finally {
    actions--;
    if (actions === 0 && hasMissedChange) {
      hasMissedChange = false;
      onIdentity(currentIdentity());
    }
  }
}

export const signOut = () => runExclusive(flow.signOut);

function onIdentity(identity: Identity | undefined) {
  const state = sessionState.get();
  if (!isFollowing) return;
  if (actions > 0) {
    hasMissedChange = true;
  } else if (!identity) {
    flow.clearSession();
  } else if ('user' in state && state.user.uid === identity.uid && !sessionState.isResumed()) {
    if (state.status === 'signed-in') lastUser.write(identity);
    sessionState.set({ ...state, user: identity });
  } else if (signOutMarker.isBegun()) {
    finishSignOut(identity);
  } else {
    void flow.completeSignIn(identity);
  }
}

/** Completes a sign-out whose page was closed too early. */
function finishSignOut(identity: Identity) {
  signOut().catch(() => flow.completeSignIn(identity));
}
