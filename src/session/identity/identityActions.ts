import { FirebaseError } from 'firebase/app';
import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth';
import { identityErrorCode, setIdentitySentences } from '@/api/callError';
import type { Identity } from '@/session/state/sessionState';
import { auth, reportSessionEnd, identityOf, requireUser } from './identity';
import { identityErrorTexts } from './texts';

setIdentitySentences(identityErrorTexts);

export async function signInWithPassword(email: string, password: string) {
  return identityOf((await signInWithEmailAndPassword(auth(), email, password)).user);
}

export async function createAccount(email: string, password: string) {
  return identityOf((await createUserWithEmailAndPassword(auth(), email, password)).user);
}

/**
 * "Profile update": sets the display name and the photo, which happens only at sign-up.
 * @throws CallError 'refused' when another user is signed in by now
 */
export async function updateIdentity({ uid }: Identity, name: string, photoUrl: string | undefined) {
  const user = await requireUser(uid);
  await reportSessionEnd(updateProfile(user, { displayName: name, ...(photoUrl && { photoURL: photoUrl }) }));
  return identityOf(user);
}

/** @throws FirebaseError 'auth/too-many-mails' past Firebase's limits, CallError 'refused' when another user is signed in by now */
export async function sendConfirmation(uid: string | undefined) {
  await reportSessionEnd(sendEmailVerification(await requireUser(uid))).catch(rethrowMailLimit);
}

/** @throws FirebaseError 'auth/too-many-mails' past Firebase's limits */
export async function sendPasswordReset(email: string) {
  await sendPasswordResetEmail(auth(), email).catch(rethrowMailLimit);
}

/** Firebase has one code for too many mails and too many wrong passwords, but what helps is not the same. The message stays Firebase's. */
function rethrowMailLimit(error: unknown): never {
  throw error instanceof FirebaseError && identityErrorCode(error) === 'too-many-requests'
    ? new FirebaseError('auth/too-many-mails', error.message)
    : error;
}
