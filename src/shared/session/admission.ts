import { dropBelongings } from '@/shared/belongings';
import { isCallError } from '@/shared/api/callError';
import { accessToken } from './accessToken';
import { currentIdentity, watchIdentity, type Identity } from './identity';
import { forgetIdentity } from './identityActions';
import { finishJoining, signUpJournal } from './joining';
import { leaving } from './leaving';
import { sessionState, type SessionEvents } from './sessionState';
import { enterSignedOut } from './signedOut';

let events: SessionEvents | undefined;
/** While an action of this page runs, it says itself who was admitted; the identity service's word waits. */
let actions = 0;
let hasMissed = false;
let turn = 0;
let endCode: string | undefined;

/** Takes a person in: finishes a sign-up that broke, else sees to the token. */
export async function admit(user: Identity) {
  if (!events) return;
  const mine = ++turn;
  const isCurrent = () => mine === turn;
  const before = sessionState.user();
  if (before && before.uid !== user.uid) {
    events.onPersonChange();
    sessionState.enter({ status: 'loading' });
  }
  leaving.takeBack();
  dropBelongings(user.email);
  endCode = undefined;
  accessToken.belongsTo(user.email, () => sessionState.enter({ status: 'no-record', user }));
  if (signUpJournal.find(user.email)) return finish(user, isCurrent);
  if (!accessToken.has()) {
    try {
      await accessToken.renew();
    } catch (error) {
      if (isCallError(error, 'no-record')) return;
      // The market does not answer just now: every call asks for the token again, so the person may come in.
    }
  }
  if (isCurrent()) sessionState.enter({ status: 'signed-in', user });
}

async function finish(user: Identity, isCurrent: () => boolean) {
  sessionState.enter({ status: 'joining', user, error: undefined });
  try {
    const joined = await finishJoining(user);
    if (!isCurrent()) return;
    sessionState.enter({ status: 'signed-in', user: joined.user });
    if (joined.hasJoined) events?.onJoined();
  } catch (error) {
    if (isCurrent()) sessionState.enter({ status: 'joining', user, error });
  }
}

/** Lets nobody in any more: token and cached answers go, and after a deliberate sign-out what was begun and not sent. */
function end() {
  turn++;
  const state = sessionState.get();
  const isLeaving = leaving.isBegun();
  if (isLeaving || ('user' in state && leaving.isMeant())) dropBelongings();
  if (state.status !== 'signed-out') events?.onPersonChange();
  enterSignedOut(endCode);
  if (isLeaving) leaving.end();
}

/** Signs out. @throws what kept the identity service from it: the person is still here */
export async function leave() {
  leaving.begin();
  try {
    await forgetIdentity();
  } catch (error) {
    leaving.takeBack();
    throw error;
  }
  end();
}

/** The page on which this person signed out was closed before that had come to its end. */
function finishLeaving(identity: Identity) {
  act(leave).catch(() => admit(identity));
}

function onIdentity(identity: Identity | undefined) {
  const state = sessionState.get();
  if (!events) return;
  if (actions > 0) {
    hasMissed = true;
  } else if (!identity) {
    end();
  } else if ('user' in state && state.user.uid === identity.uid) {
    sessionState.enter({ ...state, user: identity });
  } else if (leaving.isBegun()) {
    finishLeaving(identity);
  } else {
    void admit(identity);
  }
}

function onEnded(code: string) {
  const state = sessionState.get();
  endCode = code;
  if (state.status === 'signed-out' && state.reason) sessionState.enter({ ...state, reason: code });
}

/** Runs an action that itself says who was admitted, then takes up what the identity service said meanwhile. */
export async function act<T>(action: () => Promise<T>) {
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
  const stopHearing = leaving.watch(() => {
    if (actions === 0 && 'user' in sessionState.get()) end();
  });
  return () => {
    stop();
    stopHearing();
    turn++;
    events = undefined;
  };
}
