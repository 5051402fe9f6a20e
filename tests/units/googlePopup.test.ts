import {
  signInWithPopup,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  signOut,
} from 'firebase/auth';
import { describe, expect, test } from 'vitest';
import { advanceTime, startClock, untilIdle } from '@tests/support/clock';
import { googlePopup, openedPopups } from '@tests/support/googlePopup';
import { anAccount } from '@tests/support/identity';
import { connectSdk } from '@tests/support/sdk';

const page = connectSdk();
const popup = () => signInWithPopup(page.auth, new GoogleAuthProvider(), browserPopupRedirectResolver);

describe("Google's popup", () => {
  test('signs a new user in, and the same user again', async () => {
    googlePopup({ email: 'ines@example.test', name: 'Inês Prata', photo: 'https://lh3.googleusercontent.com/ines' });
    const first = await popup();
    expect(first.user).toMatchObject({ email: 'ines@example.test', displayName: 'Inês Prata', emailVerified: true });
    expect(getAdditionalUserInfo(first)).toMatchObject({ isNewUser: true, providerId: 'google.com' });
    expect(openedPopups[0]?.searchParams.get('providerId')).toBe('google.com');

    await signOut(page.auth);
    expect(getAdditionalUserInfo(await popup())).toMatchObject({ isNewUser: false });
  });

  test('can be blocked by the browser', async () => {
    googlePopup.isBlocked();
    await expect(popup()).rejects.toMatchObject({ code: 'auth/popup-blocked' });
  });

  test('can be closed by the user', async () => {
    startClock();
    googlePopup.closes();
    const closing = expect(popup()).rejects.toMatchObject({ code: 'auth/popup-closed-by-user' });
    await advanceTime(11_000);
    await closing;
  });

  test('is cancelled by a second popup (§8)', async () => {
    const first = expect(popup()).rejects.toMatchObject({ code: 'auth/cancelled-popup-request' });
    await untilIdle();
    googlePopup({ email: 'ines@example.test', name: 'Inês Prata' });
    await popup();
    await first;
  });

  test('can end with another error', async () => {
    googlePopup.fails('auth/user-cancelled');
    await expect(popup()).rejects.toMatchObject({ code: 'auth/user-cancelled' });
  });

  test('is refused for a disabled account', async () => {
    anAccount({ email: 'ines@example.test', isDisabled: true });
    googlePopup({ email: 'ines@example.test', name: 'Inês Prata' });
    await expect(popup()).rejects.toMatchObject({ code: 'auth/user-disabled' });
  });
});
