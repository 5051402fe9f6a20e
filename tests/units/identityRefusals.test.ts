import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth';
import { describe, expect, test } from 'vitest';
import { breakCall, callsTo } from '@tests/support/calls';
import { anAccount, disableAccount, expireSessions, failNext, removeAccount } from '@tests/support/identity';
import { connectSdk } from '@tests/support/sdk';

const page = connectSdk();
const email = 'noor@example.test';
const password = 'second-gear';

describe('The fake identity service, through the real SDK,', () => {
  test.each([
    [
      'an account that exists',
      'email-already-in-use',
      () => createUserWithEmailAndPassword(page.auth, email, password),
    ],
    [
      'a short password',
      'weak-password',
      () => createUserWithEmailAndPassword(page.auth, 'other@example.test', 'short'),
    ],
    ['no password', 'missing-password', () => createUserWithEmailAndPassword(page.auth, 'other@example.test', '')],
    ['no e-mail', 'invalid-email', () => signInWithEmailAndPassword(page.auth, 'noor', password)],
    ['a wrong password', 'invalid-credential', () => signInWithEmailAndPassword(page.auth, email, 'wrong-one')],
    [
      'an unknown e-mail',
      'invalid-credential',
      () => signInWithEmailAndPassword(page.auth, 'who@example.test', password),
    ],
  ])('refuses %s: %s', async (_, code, action) => {
    anAccount({ email, password });
    await expect(action()).rejects.toMatchObject({ code: `auth/${code}` });
  });

  test('refuses a disabled account and signs it out', async () => {
    anAccount({ email, password });
    const { user } = await signInWithEmailAndPassword(page.auth, email, password);
    disableAccount(email);

    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-disabled' });
    expect(page.auth.currentUser).toBeNull();
    await expect(signInWithEmailAndPassword(page.auth, email, password)).rejects.toMatchObject({
      code: 'auth/user-disabled',
    });
  });

  test('renews a token until the sessions are revoked', async () => {
    anAccount({ email, password });
    const { user } = await signInWithEmailAndPassword(page.auth, email, password);
    await user.getIdToken(true);
    expect(callsTo('POST /v1/token')).toHaveLength(1);

    expireSessions(email);
    await expect(user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    expect(page.auth.currentUser).toBeNull();
  });

  test('reports that an account has been deleted', async () => {
    const { user } = await createUserWithEmailAndPassword(page.auth, email, password);
    removeAccount(email);
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  });

  test('returns any error that a story requests', async () => {
    anAccount({ email, password });
    failNext('signInWithPassword', 'TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.');
    const signIn = () => signInWithEmailAndPassword(page.auth, email, password);
    await expect(signIn()).rejects.toMatchObject({ code: 'auth/too-many-requests' });
    await signIn();

    breakCall('POST /v1/accounts:signInWithPassword');
    await expect(signIn()).rejects.toMatchObject({ code: 'auth/network-request-failed' });
  });
});
