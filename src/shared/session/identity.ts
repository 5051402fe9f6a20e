import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  type Auth,
  type User,
} from 'firebase/auth';
import { CallError } from '@/shared/api/callError';
import { env } from '@/shared/config/env';
import { identityErrorCode } from '@/shared/api/identityErrors';

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
export function auth() {
  if (current) return current;
  current = initializeAuth(initializeApp(env.firebase), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  });
  if (env.isSandbox) connectAuthEmulator(current, env.authEmulatorUrl, { disableWarnings: true });
  return current;
}

interface IdentityListener {
  /** Told at first, at every change, and when another tab of this browser changes the person. */
  onPerson: (identity: Identity | undefined) => void;
  /** Told with Firebase's code why it has ended somebody's session. */
  onEnded: (code: string) => void;
}

export function watchIdentity(listener: IdentityListener) {
  onEnded = listener.onEnded;
  return onIdTokenChanged(auth(), (user) => listener.onPerson(user ? identityOf(user) : undefined));
}

/** Who is signed in at this moment, for whoever missed what `watchIdentity` said. */
export function currentIdentity() {
  const user = current?.currentUser;
  return user ? identityOf(user) : undefined;
}

/**
 * The identity service's own token of this person, renewed where it is about to expire. Nothing once it is somebody else.
 * @throws FirebaseError; for a disabled account or an expired session the SDK signs out as well
 */
export async function identityToken(email: string) {
  const user = auth().currentUser;
  return user?.email === email ? reportSessionEnd(user.getIdToken()) : undefined;
}

const ENDING_CODES = ['user-disabled', 'user-token-expired', 'invalid-user-token', 'user-not-found'];
let onEnded: (code: string) => void = () => undefined;

/** For these refusals the SDK signs out; why, it says only afterwards and to the caller alone. */
export async function reportSessionEnd<T>(call: Promise<T>) {
  try {
    return await call;
  } catch (error) {
    const code = identityErrorCode(error);
    if (code !== undefined && ENDING_CODES.includes(code)) onEnded(code);
    throw error;
  }
}

/** Reads the account again: whether the e-mail is confirmed, or the account disabled (which signs out). */
export async function reloadIdentity() {
  const user = requireUser();
  await reportSessionEnd(user.reload());
  return identityOf(user);
}

export function requireUser(uid?: string) {
  const user = auth().currentUser;
  if (!user || (uid !== undefined && user.uid !== uid)) throw new CallError('refused');
  return user;
}

export function identityOf(user: User): Identity {
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
