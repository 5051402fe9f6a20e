import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth';
import { setIdentitySentences } from '@/api/callError';
import type { Identity } from '@/session/sessionState';
import { identityErrorTexts } from './texts';
import { auth, reportSessionEnd, identityOf, requireUser } from './identity';

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

export async function sendConfirmation() {
  await reportSessionEnd(sendEmailVerification(await requireUser()));
}

export async function sendPasswordReset(email: string) {
  await sendPasswordResetEmail(auth(), email);
}
