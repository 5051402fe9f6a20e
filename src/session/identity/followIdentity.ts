import { endSession } from '@/session/state/endSession';
import { lastUser, signOutMarker } from '@/session/state/lastUser';
import { sessionState, type Identity } from '@/session/state/sessionState';
import { currentIdentity, forgetIdentity, identityReady, watchIdentity } from './identity';
import { completeSignIn } from './signInFlow';

/** How many actions of this page are running. They change the session themselves, so identity changes are postponed. */
let actions = 0;
let hasMissedChange = false;
let openPopups = 0;

/** Updates the session on every change of the identity service, until the returned function is called. */
export const followIdentity = () =>
  watchIdentity((identity) => {
    // The change that a popup makes itself is reported a moment before its action begins, which handles it.
    // Stryker disable next-line ConditionalExpression,EqualityOperator: stories see what is handled late.
    if (openPopups > 0) setTimeout(() => onIdentity(currentIdentity()));
    else onIdentity(identity);
  });

/** Runs an action that changes the session itself, then handles the identity change that it postponed, if any. */
export async function runExclusive<T>(action: () => Promise<T>) {
  actions++;
  try {
    return await action();
  } finally {
    actions--;
    // Stryker disable next-line ConditionalExpression: without a change, it would set what is set.
    if (actions === 0 && hasMissedChange) {
      hasMissedChange = false;
      onIdentity(currentIdentity());
    }
  }
}

/** The same for an action that signs in. An earlier sign-out is finished first: later, it would end the new session. */
export const signInExclusively = (action: () => Promise<void>) =>
  runExclusive(async () => {
    // What Firebase cannot remove now is replaced by the new user.
    await finishSignOut().catch(() => undefined);
    await action();
  });

/** The same for one that begins once the user has chosen in a popup. Until then, which may be never, changes are handled. */
export async function signInAfterPopup<T>(choose: () => Promise<T>, action: (choice: T) => Promise<void>) {
  await finishSignOut().catch(() => undefined);
  openPopups++;
  // Stryker disable next-line ArrowFunction,UpdateOperator: later changes would be handled late, which stories see.
  const choice = await choose().finally(() => openPopups--);
  await runExclusive(() => action(choice));
}

/** Signs out of Firebase, once the user has signed out on this device. @throws Error if Firebase cannot remove the stored user */
export async function finishSignOut() {
  await identityReady();
  // Meanwhile another tab may have finished it, and the next user may have signed in.
  if (!signOutMarker.isBegun()) return;
  await forgetIdentity();
  signOutMarker.end();
}

function onIdentity(identity: Identity | undefined) {
  const state = sessionState.get();
  // Stryker disable next-line ConditionalExpression: nobody sees the session of an app that is gone.
  if (!sessionState.events()) return;
  if (actions > 0) {
    hasMissedChange = true;
  } else if (!identity) {
    endSession();
  } else if (signOutMarker.isBegun()) {
    // They have signed out on this device, and `finishSignOut` has not told Firebase yet.
  } else if ('user' in state && state.user.uid === identity.uid && !sessionState.isResumed()) {
    if (state.status === 'signed-in') lastUser.write(identity);
    sessionState.set({ ...state, user: identity });
  } else {
    void completeSignIn(identity);
  }
}
