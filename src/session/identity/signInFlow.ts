import { loadChunk } from '@/lib/browser/loadChunk';
import { closeUserStorage, openUserStorage } from '@/lib/browser/userKeys';
import { clearUserStorage } from '@/lib/browser/userStorage';
import { isSameEmail } from '@/lib/text/isSameEmail';
import { accessToken, tokenRefusal } from '@/session/state/accessToken';
import { lastUser, signOutMarker } from '@/session/state/lastUser';
import { type Identity, sessionState } from '@/session/state/sessionState';
import { renewToken } from './fetchToken';
import { pendingSignUp } from './pendingSignUp';

/**
 * Signs a user in to the app: completes a sign-up that was interrupted, otherwise makes sure that there is a token.
 * @param typedEmail the email as it was typed at this sign-in or sign-up
 */
export async function completeSignIn(user: Identity, typedEmail = user.email) {
  const events = sessionState.events();
  if (!events) return;
  const isCurrent = sessionState.beginSignIn();
  const previousUser = sessionState.user();
  if (previousUser && previousUser.uid !== user.uid) {
    closeUserStorage(previousUser.email, 'signed-out');
    events.onUserChange();
    sessionState.set({ status: 'loading' });
  }
  signOutMarker.clear();
  lastUser.removeOthers(user.email);
  clearUserStorage(user.email);
  openUserStorage(user.email);
  const pending = pendingSignUp.find(user.email);
  if (pending) {
    if (isOtherSpelling(typedEmail, user.email)) pendingSignUp.update(user.email, { ...pending, typedEmail });
    return finishSignUp(user, isCurrent);
  }
  const { email, refusal } = await findSpelling(user.email, typedEmail, isCurrent);
  if (!isCurrent()) return;
  const found = { ...user, email };
  accessToken.setOwner(email, (status) => {
    // The first call may have failed for another reason, and the typed spelling was not tried.
    // Stryker disable next-line ConditionalExpression,LogicalOperator: a second attempt would share this call and have its result.
    if (status === 'no-record' && isOtherSpelling(typedEmail, email)) void completeSignIn(user, typedEmail);
    else sessionState.set({ status, user: found });
  });
  if (refusal) sessionState.set({ status: refusal, user: found });
  else setSignedIn(found);
}

/**
 * Signs in a user without a record under another spelling of their email, once a record has that.
 * @throws CallError 'no-record' if none has; nothing has changed then
 */
export async function signInAs(user: Identity, spelling: string) {
  const isCurrent = sessionState.beginTurn();
  const follow = (owner: Identity) =>
    accessToken.setOwner(owner.email, (status) => sessionState.set({ status, user: owner }));
  accessToken.setOwner(spelling);
  try {
    await renewToken();
  } catch (error) {
    if (isCurrent()) follow(user);
    throw error;
  }
  if (!isCurrent()) return;
  const found = { ...user, email: spelling };
  follow(found);
  setSignedIn(found);
}

/**
 * Makes sure that there is a token. Older records have the email as it was typed then, and the host compares it exactly: if it knows nobody
 * under Firebase's spelling, the typed one is tried once.
 * @returns the spelling to use, and why there is no token under it, if so
 */
async function findSpelling(email: string, typedEmail: string, isCurrent: () => boolean) {
  const refusal = await refusalFor(email);
  if (refusal !== 'no-record' || !isOtherSpelling(typedEmail, email) || !isCurrent()) return { email, refusal };
  const typed = { email: typedEmail, refusal: await refusalFor(typedEmail) };
  return typed.refusal === 'no-record' ? { email, refusal } : typed;
}

const isOtherSpelling = (typed: string, email: string) => typed !== email && isSameEmail(typed, email);

async function refusalFor(email: string) {
  accessToken.setOwner(email);
  if (accessToken.has()) return undefined;
  try {
    await renewToken();
    return undefined;
  } catch (error) {
    // Any other failure does not block the sign-in, because every later call requests the token again.
    return tokenRefusal(error);
  }
}

function setSignedIn(user: Identity) {
  lastUser.write(user);
  sessionState.set({ status: 'signed-in', user });
}

async function finishSignUp(identity: Identity, isCurrent: () => boolean) {
  let user = beginSignUp(identity);
  try {
    const { completeSignUp, spellingOfRecord } = await loadChunk(() => import('./signUpCompletion'));
    // Stryker disable next-line ConditionalExpression: it is asked again below.
    if (!isCurrent()) return;
    const email = await spellingOfRecord(user.email);
    if (!isCurrent()) return;
    // Stryker disable next-line ConditionalExpression: it would begin the same sign-up again.
    if (email !== user.email) user = beginSignUp({ ...user, email });
    const completed = await completeSignUp(user);
    if (!isCurrent()) return;
    setSignedIn(completed.user);
    // Stryker disable next-line OptionalChaining: an app that is gone has ended this turn.
    if (completed.isComplete) sessionState.events()?.onSignUpComplete(completed.existing);
  } catch (error) {
    if (!isCurrent() || tokenRefusal(error) === 'unconfirmed') return;
    sessionState.set({ status: 'completing-sign-up', user, error });
  }
}

function beginSignUp(user: Identity) {
  accessToken.setOwner(user.email, (status) => sessionState.set({ status, user }));
  sessionState.set({ status: 'completing-sign-up', user, error: undefined });
  return user;
}
