import { mutationOptions } from '@tanstack/react-query';
import { keys } from '@/lib/config/queryKeys';
import { session } from '@/session/session';
import { sessionState } from '@/session/state/sessionState';
import type { SignUpRole } from '@/session/state/userRecord';
import { forgetLastRoles } from '@/users/lastRoles';
import { authTexts } from './texts';

/**
 * Loads the sign-in code before the user presses a button: browsers allow a popup only shortly after a click. A failure is ignored here,
 * because the sign-in loads the code again.
 */
export const preloadSignIn = () => void session.actions().catch(() => undefined);

export const signIn = mutationOptions({
  mutationFn: async ({ email, password }: { email: string; password: string }) =>
    (await session.actions()).signIn(email, password),
  meta: { failed: () => authTexts.notSignedIn },
});

export const signInWithGoogle = mutationOptions({
  mutationFn: async () => (await session.actions()).signInWithGoogle(),
  meta: { failed: () => authTexts.notSignedIn },
});

export const resetPassword = mutationOptions({
  mutationFn: async (email: string) => (await session.actions()).resetPassword(email),
  meta: { failed: () => authTexts.linkFailed },
});

export const createRecord = mutationOptions({
  mutationFn: async (role: SignUpRole) => (await session.actions()).createRecord(role),
  onSuccess: () => forgetLastRoles(sessionState.user()?.email ?? ''),
  meta: { invalidates: [keys.users, keys.roles] },
});

/** Signs in to the record that has the account's email in this spelling. */
export const trySpelling = mutationOptions({
  mutationFn: async (spelling: string) => (await session.actions()).trySpelling(spelling),
  meta: { failed: () => authTexts.lookFailed },
});

export const retrySignUp = mutationOptions({ mutationFn: async () => (await session.actions()).retrySignUp() });
