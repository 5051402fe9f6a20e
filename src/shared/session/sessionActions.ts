import { runExclusive, completeSignIn, followIdentity, signOut } from './signInFlow';
import { loadChunk } from '@/shared/browser/loadChunk';
import { reloadIdentity } from './identity';
import { identityErrorCode, isAnswerLost } from '@/shared/api/identityErrors';
import * as identityService from './identityActions';
import { signUpJournal } from './signUpCompletion';
import { sessionState } from './sessionState';
import type { Role } from '@/shared/users/userRecord';

export interface SignUpForm {
  name: string;
  photoUrl: string;
  email: string;
  role: Role;
  password: string;
}

const popup = () => loadChunk(() => import('./googlePopup'));

/** Every way in and out. With it comes what follows the identity service. */
export const sessionActions = {
  followIdentity,

  signIn: (email: string, password: string) =>
    runExclusive(async () => completeSignIn(await identityService.signInWithPassword(email, password))),

  /** Asks for the popup's code ahead: the browser lets a window open only shortly after a press. */
  preloadGoogle: popup,

  /** A first sign-in by Google makes the user record, role buyer, before the token is asked for. */
  signInWithGoogle: () =>
    runExclusive(async () => {
      const { identity, isNew } = await (await popup()).signInByPopup();
      const { uid, email, name, photoUrl } = identity;
      if (isNew) signUpJournal.write(email, { uid, name, photoUrl, role: 'buyer', isAccountAsked: true });
      await completeSignIn(identity);
    }),

  signUp: ({ email, password, ...form }: SignUpForm) =>
    runExclusive(async () => {
      const isAskedBefore = signUpJournal.find(email)?.isAccountAsked ?? false;
      const entry = { ...form, isAccountAsked: true };
      signUpJournal.write(email, entry);
      const { identity, isNew } = await accountFor(email, password, isAskedBefore);
      if (isNew) signUpJournal.write(email, { ...entry, uid: identity.uid });
      await completeSignIn(identity);
    }),

  /** Runs the steps of a broken sign-up that are left, once more. */
  retrySignUp: () =>
    runExclusive(async () => {
      const user = sessionState.user();
      if (user) await completeSignIn(user);
    }),

  /** Makes the record that an account lacks, for the role asked. */
  createRecord: (role: Role) =>
    runExclusive(async () => {
      const user = sessionState.user();
      if (!user) return;
      const { uid, email, name, photoUrl } = user;
      signUpJournal.write(email, { uid, name, photoUrl, role, isAccountAsked: true });
      await completeSignIn(user);
    }),

  signOut: () => runExclusive(signOut),

  /** Known and unknown addresses are answered alike, also by projects that tell them apart. */
  resetPassword: async (email: string) => {
    try {
      await identityService.sendPasswordReset(email);
    } catch (error) {
      if (identityErrorCode(error) !== 'user-not-found') throw error;
    }
  },

  /** Reads whether the e-mail is confirmed by now. */
  reload: async () => {
    const user = await reloadIdentity();
    const state = sessionState.get();
    if (state.status === 'signed-in' && state.user.uid === user.uid) sessionState.set({ ...state, user });
  },
};

/** An account that an earlier try made without hearing of it is taken up with the same password. */
async function accountFor(email: string, password: string, isAskedBefore: boolean) {
  try {
    return { identity: await identityService.createAccount(email, password), isNew: true };
  } catch (error) {
    if (isAnswerLost(error)) throw error;
    const isMaybeOurs = isAskedBefore && identityErrorCode(error) === 'email-already-in-use';
    const identity = isMaybeOurs ? await resumeAccount(email, password) : undefined;
    if (identity) return { identity, isNew: false };
    signUpJournal.remove(email);
    throw error;
  }
}

async function resumeAccount(email: string, password: string) {
  try {
    return await identityService.signInWithPassword(email, password);
  } catch (error) {
    if (isAnswerLost(error)) throw error;
    return undefined;
  }
}
