import { clearUserDrafts } from '@/shared/browser/userDrafts';
import { isCallError } from '@/shared/api/callError';
import { accessToken } from './accessToken';
import { currentIdentity, watchIdentity, type Identity } from './identity';
import { forgetIdentity } from './identityActions';
import { completeSignUp, signUpJournal } from './signUpCompletion';
import { signOutMarker } from './signOutMarker';
import { sessionState, type SessionEvents } from './sessionState';
import { setSignedOut } from './signedOut';

let events: SessionEvents | undefined;
/** While an action of this page runs, it says itself who was admitted; the identity service's word waits. */
let actions = 0;
let hasMissed = false;
let turn = 0;
let endCode: string | undefined;

/** Takes a person in: finishes a sign-up that broke, else sees to the token. */
export async function completeSignIn(user: Identity) {
  if (!events) return;
  const mine = ++turn;
  const isCurrent = () => mine === turn;
  const before = sessionState.user();
  if (before && before.uid !== user.uid) {
    events.onPersonChange();
    sessionState.set({ status: 'loading' });
  }
  signOutMarker.clear();
  clearUserDrafts(user.email);
  endCode = undefined;
  accessToken.belongsTo(user.email, () => sessionState.set({ status: 'no-record', user }));
  if (signUpJournal.find(user.email)) return finishSignUp(user, isCurrent);
  if (!accessToken.has()) {
    try {
      await accessToken.renew();
    } catch (error) {
      if (isCallError(error, 'no-record')) return;
      // The market does not answer just now: every call asks for the token again, so the person may come in.
    }
  }
  if (isCurrent()) sessionState.set({ status: 'signed-in', user });
}

async function finishSignUp(user: Identity, isCurrent: () => boolean) {
  sessionState.set({ status: 'completing-sign-up', user, error: undefined });
  try {
    const joined = await completeSignUp(user);
    if (!isCurrent()) return;
    sessionState.set({ status: 'signed-in', user: joined.user });
    if (joined.isComplete) events?.onSignUpComplete();
  } catch (error) {
    if (isCurrent()) sessionState.set({ status: 'completing-sign-up', user, error });
  }
}

/** Lets nobody in any more: token and cached answers go, and after a deliberate sign-out what was begun and not sent. */
function clearSession() {
  turn++;
  const state = sessionState.get();
  const isLeaving = signOutMarker.isBegun();
  if (isLeaving || ('user' in state && signOutMarker.isDeliberate())) clearUserDrafts();
  if (state.status !== 'signed-out') events?.onPersonChange();
  setSignedOut(endCode);
  if (isLeaving) signOutMarker.end();
}

/** Signs out. @throws what kept the identity service from it: the person is still here */
export async function signOut() {
  signOutMarker.begin();
  try {
    await forgetIdentity();
  } catch (error) {
    signOutMarker.clear();
    throw error;
  }
  clearSession();
}

/** The page on which this person signed out was closed before that had come to its end. */
function finishSignOut(identity: Identity) {
  runExclusive(signOut).catch(() => completeSignIn(identity));
}

function onIdentity(identity: Identity | undefined) {
  const state = sessionState.get();
  if (!events) return;
  if (actions > 0) {
    hasMissed = true;
  } else if (!identity) {
    clearSession();
  } else if ('user' in state && state.user.uid === identity.uid) {
    sessionState.set({ ...state, user: identity });
  } else if (signOutMarker.isBegun()) {
    finishSignOut(identity);
  } else {
    void completeSignIn(identity);
  }
}

function onEnded(code: string) {
  const state = sessionState.get();
  endCode = code;
  if (state.status === 'signed-out' && state.reason) sessionState.set({ ...state, reason: code });
}

/** Runs an action that itself says who was admitted, then takes up what the identity service said meanwhile. */
export async function runExclusive<T>(action: () => Promise<T>) {
  actions++;
  try {
    return await action();
  } finally {
    actions--;
    if (actions === 0 && hasMissed) {
      hasMissed = false;
      onIdentity(currentIdentity());
    }
  }
}

/** Follows the identity service until the function returned is called. */
export function followIdentity(given: SessionEvents) {
  events = given;
  const stop = watchIdentity({ onPerson: onIdentity, onEnded });
  const stopHearing = signOutMarker.watch(() => {
    if (actions === 0 && 'user' in sessionState.get()) clearSession();
  });
  return () => {
    stop();
    stopHearing();
    turn++;
    events = undefined;
  };
}
