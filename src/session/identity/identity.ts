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
import { openDB } from 'idb';
import { CallError, identityErrorCode, setIdentitySentences } from '@/api/callError';
import type { deviceStores } from '@/lib/config/deviceStores';
import { env } from '@/lib/config/env';
import { accessToken } from '@/session/state/accessToken';
import { sessionState, type Identity } from '@/session/state/sessionState';
import { sessionErrorTexts } from '@/session/state/texts';

setIdentitySentences(sessionErrorTexts);

let current: Auth | undefined;

/** Firebase opens it to find out whether there is IndexedDB, and deletes it again if it was not there before. */
const CHECK_DATABASE: keyof typeof deviceStores.indexedDB = 'validate-browser-context-for-indexeddb-analytics-module';

/**
 * Creates it before Firebase does, so that it stays. WebKit can stop a page that is left in the middle of creating or deleting it, and every
 * request of Firebase on the next pages then waits for half a minute (firebase-js-sdk #9802), and with it each write.
 */
async function keepCheckDatabase() {
  try {
    (await openDB(CHECK_DATABASE, 1)).close();
  } catch {
    // The browser stores nothing for this site, as Firebase will find out.
  }
}

/** Created on first use. Persistence order: IndexedDB, local storage, session storage (section 9). */
export function auth() {
  // Stryker disable next-line ConditionalExpression: Firebase returns the same one again.
  if (current) return current;
  void keepCheckDatabase();
  current = initializeAuth(initializeApp(env.firebase), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  });
  // Stryker disable next-line ConditionalExpression,ObjectLiteral,BooleanLiteral: tests always use the emulator, and do not look at its banner.
  if (env.isSandbox) connectAuthEmulator(current, env.authEmulatorUrl, { disableWarnings: true });
  return current;
}

/** @param onChange called once at first, then at every change, also when another tab of this browser signs in or out */
export function watchIdentity(onChange: (identity: Identity | undefined) => void) {
  return onIdTokenChanged(auth(), (user) => onChange(user ? identityOf(user) : undefined));
}

/** The user who is signed in at this moment, without waiting for `watchIdentity`. */
export function currentIdentity() {
  const user = current?.currentUser;
  return user ? identityOf(user) : undefined;
}

/**
 * The Firebase ID token of this user, renewed if it is about to expire or `isForced`; undefined when another user is signed in.
 * @throws FirebaseError; for a disabled account or an expired session the SDK also signs out
 */
export async function identityToken(email: string, isForced: boolean) {
  const user = (await identityReady()).currentUser;
  const isTheirs = user && identityOf(user).email === email;
  return isTheirs ? reportSessionEnd(user.getIdToken(isForced)) : undefined;
}

/** Of the first two, the SDK signs out by itself. It takes `USER_NOT_FOUND` for `user-token-expired`. */
const ENDING_CODES = [
  'user-disabled',
  'user-token-expired',
  'invalid-user-token',
  'invalid-refresh-token',
  'user-not-found',
];

/**
 * These errors end the session, unless it is the next user's by then. The SDK reports the code only to the caller, and after it has signed
 * out, if it does.
 */
export async function reportSessionEnd<T>(call: Promise<T>) {
  const user = current?.currentUser;
  try {
    return await call;
  } catch (error) {
    const code = identityErrorCode(error);
    const ending = ENDING_CODES.find((ended) => ended === code);
    const now = current?.currentUser;
    if (ending && (!now || now === user)) {
      sessionState.explainEnd(ending);
      // Stryker disable next-line ConditionalExpression,OptionalChaining: it matters only to somebody who signs in at this moment.
      if (now) await current?.signOut().catch(() => undefined);
    }
    throw error;
  }
}

/** Fetches the account again, for instance to see a confirmed email. A disabled account is signed out. */
export async function reloadIdentity() {
  const user = await requireUser();
  await reportSessionEnd(user.reload());
  return identityOf(user);
}

/** The user's pages are shown before Firebase has read the user from the browser's storage. */
export async function identityReady() {
  await auth().authStateReady();
  return auth();
}

/** @throws CallError 'refused' when no user is signed in, or one with another uid */
export async function requireUser(uid?: string) {
  const user = (await identityReady()).currentUser;
  if (!user || (uid !== undefined && user.uid !== uid)) throw new CallError('refused');
  return user;
}

export const forgetIdentity = () => auth().signOut();

export function identityOf(user: User): Identity {
  const email = accessToken.spell(user.email ?? '');
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
