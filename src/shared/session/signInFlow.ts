import { clearUserDrafts } from '@/shared/browser/clearUserDrafts';
import { closeDrafts, openDrafts } from '@/shared/browser/userDrafts';
import { isCallError } from '@/shared/api/callError';
import { loadChunk } from '@/shared/browser/loadChunk';
import { accessToken } from './accessToken';
import { forgetIdentity, type Identity } from './identity';
import { pendingSignUp } from './pendingSignUp';
import { lastUser } from './lastUser';
import { signOutMarker } from './signOutMarker';
import { beforeSignOut, sessionState, type SessionEvents } from './sessionState';
import { setSignedOut } from './signedOut';

let events: SessionEvents | undefined;
let endReason: string | undefined;
/** Counts sign-ins and sign-outs: an older sign-in that is still running must not change the session. */
let latestTurn = 0;

/** Until this is called, `completeSignIn` does nothing. */
export function startSignInFlow(sessionEvents: SessionEvents) {
  events = sessionEvents;
}

export function stopSignInFlow() {
  latestTurn++;
  events = undefined;
}

/** Signs a user in to the app: completes a sign-up that was interrupted, otherwise makes sure that there is a token. */
export async function completeSignIn(user: Identity) {
  if (!events) return;
  const turn = ++latestTurn;
  const isCurrent = () => turn === latestTurn;
  const previousUser = sessionState.user();
  if (previousUser && previousUser.uid !== user.uid) {
    closeDrafts(previousUser.email);
    events.onUserChange();
    sessionState.set({ status: 'loading' });
  }
  signOutMarker.clear();
  clearUserDrafts(user.email);
  openDrafts(user.email);
  endReason = undefined;
  accessToken.setOwner(user.email, () => sessionState.set({ status: 'no-record', user }));
  if (pendingSignUp.find(user.email)) return finishSignUp(user, isCurrent);
  if (!accessToken.has()) {
    try {
      await accessToken.renew();
    } catch (error) {
      if (isCallError(error, 'no-record')) return;
      // Any other failure does not block the sign-in, because every later call requests the token again.
    }
  }
  if (isCurrent()) setSignedIn(user);
}

function setSignedIn(user: Identity) {
  lastUser.write(user);
  sessionState.set({ status: 'signed-in', user });
}

async function finishSignUp(user: Identity, isCurrent: () => boolean) {
  sessionState.set({ status: 'completing-sign-up', user, error: undefined });
  try {
    const { completeSignUp } = await loadChunk(() => import('./signUpCompletion'));
    if (!isCurrent()) return;
    const completed = await completeSignUp(user);
    if (!isCurrent()) return;
    setSignedIn(completed.user);
    if (completed.isComplete) events?.onSignUpComplete();
  } catch (error) {
    if (isCurrent()) sessionState.set({ status: 'completing-sign-up', user, error });
  }
}

/** Signs out. @throws the identity service's error; the user is then still signed in */
export async function signOut() {
  beforeSignOut.forEach((listener) => listener());
  signOutMarker.begin();
  try {
    await forgetIdentity();
  } catch (error) {
    signOutMarker.clear();
    throw error;
  }
  clearSession();
}

/** Removes the token and the cached responses, and after a deliberate sign-out also the user's drafts. */
export function clearSession() {
  latestTurn++;
  const state = sessionState.get();
  const isSigningOut = signOutMarker.isBegun();
  if (isSigningOut || ('user' in state && signOutMarker.isDeliberate())) {
    if ('user' in state) closeDrafts(state.user.email);
    clearUserDrafts();
  }
  if (state.status !== 'signed-out') events?.onUserChange();
  setSignedOut(endReason);
  if (isSigningOut) signOutMarker.end();
}

/** Stores Firebase's code for why a session ended. It may come before or after the sign-out that it explains. */
export function setEndReason(code: string) {
  const state = sessionState.get();
  endReason = code;
  if (state.status === 'signed-out' && state.reason) sessionState.set({ ...state, reason: code });
}
