import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  applyActionCode,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  type Auth,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { breakCall, callsTo } from '@tests/support/calls';
import { passTime, startClock, untilQuiet } from '@tests/support/clock';
import { googlePopup, openedPopups } from '@tests/support/googlePopup';
import {
  accountOf,
  anAccount,
  disableAccount,
  expireSessions,
  mails,
  refuse,
  rememberSignIn,
  removeAccount,
  verifyIdentity,
} from '@tests/support/identity';

const email = 'noor@example.test';
const password = 'second-gear';
let app: FirebaseApp;
let auth: Auth;

function openPage() {
  app = initializeApp({ apiKey: 'sandbox-api-key', authDomain: 'localhost', projectId: 'demo-secondgear' });
  auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  connectAuthEmulator(auth, 'http://localhost:9099', { disableWarnings: true });
}

beforeEach(openPage);
afterEach(() => deleteApp(app));

const popup = () => signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);

describe('The stand-in of the identity service, asked by the real SDK', () => {
  test('makes an account, names it, and signs it in on the next page', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await updateProfile(user, { displayName: 'Noor Haddad', photoURL: 'http://localhost:4103/i/noor.webp' });

    await deleteApp(app);
    openPage();
    await auth.authStateReady();

    expect(auth.currentUser).toMatchObject({
      email,
      displayName: 'Noor Haddad',
      emailVerified: false,
      isAnonymous: false,
    });
    expect(await verifyIdentity((await auth.currentUser?.getIdToken()) ?? '')).toBe(email);
    expect(callsTo('POST /v1/accounts:signUp')[0]?.body).toMatchObject({ email, password, returnSecureToken: true });
  });

  test('takes a person up who has signed in before', async () => {
    anAccount({ email, password, name: 'Nöor', isVerified: true, createdAt: Date.UTC(2026, 2, 1) });
    await deleteApp(app);
    rememberSignIn(email, localStorage, 'sandbox-api-key');
    openPage();
    await auth.authStateReady();

    expect(auth.currentUser).toMatchObject({ email, displayName: 'Nöor', emailVerified: true });
    expect(auth.currentUser?.metadata.creationTime).toBe('Sun, 01 Mar 2026 00:00:00 GMT');
    await signOut(auth);
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['an account that exists', 'email-already-in-use', () => createUserWithEmailAndPassword(auth, email, password)],
    ['a short password', 'weak-password', () => createUserWithEmailAndPassword(auth, 'other@example.test', 'short')],
    ['no password', 'missing-password', () => createUserWithEmailAndPassword(auth, 'other@example.test', '')],
    ['no e-mail', 'invalid-email', () => signInWithEmailAndPassword(auth, 'noor', password)],
    ['a wrong password', 'invalid-credential', () => signInWithEmailAndPassword(auth, email, 'wrong-one')],
    ['nobody known', 'invalid-credential', () => signInWithEmailAndPassword(auth, 'who@example.test', password)],
  ])('refuses %s: %s', async (_, code, action) => {
    anAccount({ email, password });
    await expect(action()).rejects.toMatchObject({ code: `auth/${code}` });
  });

  test('refuses a disabled account and signs it out', async () => {
    anAccount({ email, password });
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    disableAccount(email);

    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-disabled' });
    expect(auth.currentUser).toBeNull();
    await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toMatchObject({
      code: 'auth/user-disabled',
    });
  });

  test('renews a token, until the sessions are ended', async () => {
    anAccount({ email, password });
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    await user.getIdToken(true);
    expect(callsTo('POST /v1/token')).toHaveLength(1);

    expireSessions(email);
    await expect(user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    expect(auth.currentUser).toBeNull();
  });

  test('says that an account is gone', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    removeAccount(email);
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  });

  test('deletes an account', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await deleteUser(user);
    expect(accountOf(email)).toBeUndefined();
  });

  test('sends a confirmation mail whose code confirms', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await sendEmailVerification(user);
    expect(mails).toEqual([{ type: 'VERIFY_EMAIL', to: email, code: 'code-1' }]);

    await applyActionCode(auth, 'code-1');
    await user.reload();
    expect(user.emailVerified).toBe(true);
    await expect(applyActionCode(auth, 'code-9')).rejects.toMatchObject({ code: 'auth/invalid-action-code' });
  });

  test('answers a forgotten password alike for known and unknown addresses', async () => {
    anAccount({ email, password });
    await sendPasswordResetEmail(auth, 'who@example.test');
    await sendPasswordResetEmail(auth, email);
    expect(mails.map(({ to }) => to)).toEqual([email]);

    await confirmPasswordReset(auth, 'code-1', 'third-gear');
    await signInWithEmailAndPassword(auth, email, 'third-gear');
  });

  test('gives any refusal of the service that a story asks for', async () => {
    anAccount({ email, password });
    refuse('signInWithPassword', 'TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.');
    const signIn = () => signInWithEmailAndPassword(auth, email, password);
    await expect(signIn()).rejects.toMatchObject({ code: 'auth/too-many-requests' });
    await signIn();

    breakCall('POST /v1/accounts:signInWithPassword');
    await expect(signIn()).rejects.toMatchObject({ code: 'auth/network-request-failed' });
  });
});

describe("Google's popup", () => {
  test('signs a new person in, and the same one again', async () => {
    googlePopup({ email: 'ines@example.test', name: 'Inês Prata', photo: 'https://lh3.googleusercontent.com/ines' });
    const first = await popup();
    expect(first.user).toMatchObject({ email: 'ines@example.test', displayName: 'Inês Prata', emailVerified: true });
    expect(getAdditionalUserInfo(first)).toMatchObject({ isNewUser: true, providerId: 'google.com' });
    expect(openedPopups[0]?.searchParams.get('providerId')).toBe('google.com');

    await signOut(auth);
    expect(getAdditionalUserInfo(await popup())).toMatchObject({ isNewUser: false });
  });

  test('is blocked by the browser', async () => {
    googlePopup.isBlocked();
    await expect(popup()).rejects.toMatchObject({ code: 'auth/popup-blocked' });
  });

  test('is closed by the person', async () => {
    startClock();
    googlePopup.closes();
    const closing = expect(popup()).rejects.toMatchObject({ code: 'auth/popup-closed-by-user' });
    await passTime(11_000);
    await closing;
  });

  test('gives way to a second one', async () => {
    const first = expect(popup()).rejects.toMatchObject({ code: 'auth/cancelled-popup-request' });
    await untilQuiet();
    googlePopup({ email: 'ines@example.test', name: 'Inês Prata' });
    await popup();
    await first;
  });

  test('ends with an error of its own', async () => {
    googlePopup.fails('auth/user-cancelled');
    await expect(popup()).rejects.toMatchObject({ code: 'auth/user-cancelled' });
  });

  test('is refused for a disabled account', async () => {
    anAccount({ email: 'ines@example.test', isDisabled: true });
    googlePopup({ email: 'ines@example.test', name: 'Inês Prata' });
    await expect(popup()).rejects.toMatchObject({ code: 'auth/user-disabled' });
  });
});
