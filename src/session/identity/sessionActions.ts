import { identityErrorCode, isResponseLost } from '@/api/callError';
import { tokenRefusal } from '@/session/state/accessToken';
import { sessionState } from '@/session/state/sessionState';
import type { SignUpRole } from '@/session/state/userRecord';
import { renewToken } from './fetchToken';
import { runExclusive, signInAfterPopup, signInExclusively } from './followIdentity';
import { signInByPopup } from './googlePopup';
import { reloadIdentity } from './identity';
import * as identityService from './identityActions';
import { pendingSignUp } from './pendingSignUp';
import { completeSignIn, signInAs } from './signInFlow';

export interface SignUpData {
  name: string;
  photoUrl: string;
  email: string;
  role: SignUpRole;
  password: string;
}

/** Every action that signs in. They are in one chunk with the part of the Firebase SDK that signs in. */
export const sessionActions = {
  signIn: (email: string, password: string) =>
    signInExclusively(async () => completeSignIn(await identityService.signInWithPassword(email, password), email)),

  /**
   * A first sign-in with Google creates the user record, with the role buyer, before the token is requested. An unfinished sign-up with
   * this email is completed instead, with its role.
   */
  signInWithGoogle: () =>
    signInAfterPopup(signInByPopup, async ({ identity, isNew }) => {
      const { uid, email, name, photoUrl } = identity;
      if (isNew && !pendingSignUp.find(email))
        pendingSignUp.begin(email, { uid, name, photoUrl, role: 'buyer', isAccountAsked: true });
      await completeSignIn(identity);
    }),

  signUp: ({ email, password, ...form }: SignUpData) =>
    signInExclusively(async () => {
      const hasTriedBefore = pendingSignUp.find(email)?.isAccountAsked ?? false;
      const pending = { ...form, isAccountAsked: true };
      pendingSignUp.begin(email, pending);
      const { identity, isNew } = await createOrResumeAccount(email, password, hasTriedBefore);
      if (isNew) pendingSignUp.update(email, { ...pending, uid: identity.uid });
      await completeSignIn(identity, email);
    }),

  retrySignUp: () =>
    runExclusive(async () => {
      const user = sessionState.user();
      if (user) await completeSignIn(user);
    }),

  createRecord: (role: SignUpRole) =>
    runExclusive(async () => {
      const user = sessionState.user();
      if (!user) return;
      const { uid, email, name, photoUrl } = user;
      pendingSignUp.begin(email, { uid, name, photoUrl, role, isAccountAsked: true });
      await completeSignIn(user);
    }),

  /** Signs in to the record that has the email with other capitals. @throws CallError 'no-record' if there is none */
  trySpelling: (spelling: string) =>
    runExclusive(async () => {
      const user = sessionState.user();
      if (user) await signInAs(user, spelling);
    }),

  /** Resolves for unknown addresses too, so that it does not reveal accounts, whatever the Firebase project is set to. */
  resetPassword: async (email: string) => {
    try {
      await identityService.sendPasswordReset(email);
    } catch (error) {
      if (identityErrorCode(error) !== 'user-not-found') throw error;
    }
  },

  sendConfirmation: () => identityService.sendConfirmation(sessionState.user()?.uid),

  /** Fetches the account again, to see whether the email has been confirmed, and goes on with a sign-in that waits for that. */
  reload: () =>
    runExclusive(async () => {
      const user = await reloadIdentity();
      const state = sessionState.get();
      if (!('user' in state) || state.user.uid !== user.uid) return;
      if (state.status !== 'unconfirmed') sessionState.set({ ...state, user });
      else if (await hasToken()) await completeSignIn(user);
    }),
};

/** Asks for the token once more. If it is still refused, the session's status says why. */
async function hasToken() {
  try {
    await renewToken();
    return true;
  } catch (error) {
    if (tokenRefusal(error)) return false;
    throw error;
  }
}

/** An earlier try may have created the account although its response was lost: then the same password signs in to it. */
async function createOrResumeAccount(email: string, password: string, hasTriedBefore: boolean) {
  try {
    return { identity: await identityService.createAccount(email, password), isNew: true };
  } catch (error) {
    if (!hasTriedBefore && !isResponseLost(error)) pendingSignUp.remove(email);
    if (!hasTriedBefore || identityErrorCode(error) !== 'email-already-in-use') throw error;
    return { identity: await resumeAccount(email, password, error), isNew: false };
  }
}

/** @throws `isThere` if the account has another password: it may be somebody else's, or the password was mistyped */
async function resumeAccount(email: string, password: string, isThere: unknown) {
  try {
    return await identityService.signInWithPassword(email, password);
  } catch (error) {
    const code = identityErrorCode(error);
    throw code === 'wrong-password' || code === 'invalid-credential' ? isThere : error;
  }
}
