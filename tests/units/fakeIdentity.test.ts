import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth';
import { describe, expect, test } from 'vitest';
import { callsTo } from '@tests/support/calls';
import { accountOf, anAccount, mails, rememberSignIn, verifyIdentity } from '@tests/support/identity';
import { connectSdk } from '@tests/support/sdk';

const page = connectSdk();
const email = 'noor@example.test';
const password = 'second-gear';

describe('The fake identity service, through the real SDK,', () => {
  test('creates an account, sets its name, and restores its session on the next page', async () => {
    const { user } = await createUserWithEmailAndPassword(page.auth, email, password);
    await updateProfile(user, { displayName: 'Noor Haddad', photoURL: 'http://localhost:4103/i/noor.webp' });

    await page.close();
    page.open();
    await page.auth.authStateReady();

    expect(page.auth.currentUser).toMatchObject({
      email,
      displayName: 'Noor Haddad',
      emailVerified: false,
      isAnonymous: false,
    });
    expect(await verifyIdentity((await page.auth.currentUser?.getIdToken()) ?? '')).toBe(email);
    expect(callsTo('POST /v1/accounts:signUp')[0]?.body).toMatchObject({ email, password, returnSecureToken: true });
  });

  test('restores the session of a user who has signed in before (§3)', async () => {
    anAccount({ email, password, name: 'Nöor', isVerified: true, createdAt: Date.UTC(2026, 2, 1) });
    await page.close();
    rememberSignIn(email, localStorage, 'sandbox-api-key');
    page.open();
    await page.auth.authStateReady();

    expect(page.auth.currentUser).toMatchObject({ email, displayName: 'Nöor', emailVerified: true });
    expect(page.auth.currentUser?.metadata.creationTime).toBe('Sun, 01 Mar 2026 00:00:00 GMT');
    await signOut(page.auth);
    expect(localStorage).toHaveLength(0);
  });

  test('deletes an account', async () => {
    const { user } = await createUserWithEmailAndPassword(page.auth, email, password);
    await deleteUser(user);
    expect(accountOf(email)).toBeUndefined();
  });

  test('sends a verification mail with a working code', async () => {
    const { user } = await createUserWithEmailAndPassword(page.auth, email, password);
    await sendEmailVerification(user);
    expect(mails).toEqual([{ type: 'VERIFY_EMAIL', to: email, code: 'code-1' }]);

    await applyActionCode(page.auth, 'code-1');
    await user.reload();
    expect(user.emailVerified).toBe(true);
    await expect(applyActionCode(page.auth, 'code-9')).rejects.toMatchObject({ code: 'auth/invalid-action-code' });
  });

  test('responds in the same way to a forgotten password for known and unknown addresses', async () => {
    anAccount({ email, password });
    await sendPasswordResetEmail(page.auth, 'who@example.test');
    await sendPasswordResetEmail(page.auth, email);
    expect(mails.map(({ to }) => to)).toEqual([email]);

    await confirmPasswordReset(page.auth, 'code-1', 'third-gear');
    await signInWithEmailAndPassword(page.auth, email, 'third-gear');
  });
});
