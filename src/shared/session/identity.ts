import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  type Auth,
  type User,
} from 'firebase/auth';
import { env } from '@/shared/env';

/** Who is signed in, as the identity service says. */
export interface Identity {
  uid: string;
  email: string;
  name: string;
  photoUrl: string | undefined;
  isEmailVerified: boolean;
  createdAt: Date | undefined;
}

let current: Auth | undefined;

/** Made on first use. Persistence order: IndexedDB, local storage, session storage (section 9). */
function auth() {
  if (current) return current;
  current = initializeAuth(initializeApp(env.firebase), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  });
  if (env.isSandbox) connectAuthEmulator(current, env.authEmulatorUrl, { disableWarnings: true });
  return current;
}

/** Calls back with the person at first, at every change, and when another tab of this browser changes it. */
export function watchIdentity(listener: (identity: Identity | undefined) => void) {
  return onIdTokenChanged(auth(), (user) => listener(user ? identityOf(user) : undefined));
}

export async function signInWithPassword(email: string, password: string) {
  return identityOf((await signInWithEmailAndPassword(auth(), email, password)).user);
}

export async function createAccount(email: string, password: string) {
  return identityOf((await createUserWithEmailAndPassword(auth(), email, password)).user);
}

/** Opens Google's popup; its code is loaded with this call. `isNew` is Firebase's word on a first sign-in. */
export async function signInWithGoogle() {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  const credential = await signInWithPopup(auth(), provider, browserPopupRedirectResolver);
  return { identity: identityOf(credential.user), isNew: getAdditionalUserInfo(credential)?.isNewUser ?? false };
}

/** "Profile update": the display name and the photo, which happens at sign-up alone. */
export async function updateIdentity(name: string, photoUrl: string | undefined) {
  const user = requireUser();
  await updateProfile(user, { displayName: name, ...(photoUrl && { photoURL: photoUrl }) });
  return identityOf(user);
}

export async function sendConfirmation() {
  await sendEmailVerification(requireUser());
}

export async function sendPasswordReset(email: string) {
  await sendPasswordResetEmail(auth(), email);
}

export async function leave() {
  await signOut(auth());
}

/**
 * The identity service's own token of the person, renewed where it is about to expire. Nothing when signed out.
 * @throws FirebaseError; for a disabled account or an expired session the SDK signs out as well
 */
export async function identityToken() {
  try {
    return await auth().currentUser?.getIdToken();
  } catch (error) {
    endReason = codeOf(error);
    throw error;
  }
}

let endReason: string | undefined;

/** The code with which the identity service last refused the person's session; said once. */
export function takeEndReason() {
  const reason = endReason;
  endReason = undefined;
  return reason;
}

/** Firebase's error code without its `auth/`, or nothing for any other error. */
export function codeOf(error: unknown) {
  return error instanceof FirebaseError ? error.code.replace(/^auth\//, '') : undefined;
}

/** Reads the account again: whether the e-mail is confirmed, or the account disabled (which signs out). */
export async function reloadIdentity() {
  const user = requireUser();
  await user.reload();
  return identityOf(user);
}

/** Forgets this page's connection to the identity service; the next call makes another. */
export async function closeIdentity() {
  const closing = current;
  current = undefined;
  if (closing) await deleteApp(closing.app);
}

function requireUser() {
  const user = auth().currentUser;
  if (!user) throw new Error('signed out');
  return user;
}

function identityOf(user: User): Identity {
  const email = user.email ?? '';
  const { creationTime } = user.metadata;
  return {
    uid: user.uid,
    email,
    name: user.displayName ?? email.split('@')[0] ?? email,
    photoUrl: user.photoURL ?? undefined,
    isEmailVerified: user.emailVerified,
    createdAt: creationTime === undefined ? undefined : new Date(creationTime),
  };
}
