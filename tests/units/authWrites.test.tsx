import { MutationObserver, QueryClientProvider, type UseMutationOptions } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import toast from 'react-hot-toast/headless';
import { expect, test, vi } from 'vitest';
import { CallError, describeError } from '@/api/callError';
import { createQueryClient } from '@/api/queryClient';
import { useWrite } from '@/api/useWrite';
import { resetPassword, signIn, signInWithGoogle, trySpelling } from '@/auth/queries';
import { signUp } from '@/auth/signUp';
import { authTexts } from '@/auth/texts';
import { session } from '@/session/session';
import { checkConfirmation, resendConfirmation } from '@/users/profile/ConfirmationActions';
import { profileTexts } from '@/users/profile/texts';
import { callsTo } from '@tests/support/calls';
import { aBuyer, asIdentity } from '@tests/support/people';
import { aPhoto } from '@tests/support/photo';
import { closeSession, openSession } from '@tests/support/signedIn';

const form = { email: 'ines@example.test', password: 'second-gear' };
const photo = { photo: new File([], 'me.jpg'), onProgress: () => undefined };

/** Begins the write, leaves the page, and has the write fail. @returns the toast */
async function failAfterLeaving<Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables>,
  variables: Variables,
) {
  const said = vi.spyOn(toast, 'error').mockReturnValue('');
  let fail: (error: Error) => void = () => undefined;
  vi.spyOn(session, 'actions').mockReturnValue(new Promise((_resolve, reject) => (fail = reject)));
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => useWrite(options), { wrapper });
  act(() => result.current.mutate(variables));
  unmount();
  await act(async () => {
    fail(new CallError('no-response'));
    await vi.waitFor(() => expect(client.isMutating()).toBe(0));
  });
  const [toasted] = said.mock.lastCall ?? [];
  vi.restoreAllMocks();
  return toasted;
}

test.each<[string, () => Promise<unknown>, string]>([
  ['sign-in', () => failAfterLeaving(signIn, form), authTexts.notSignedIn],
  ['sign-in with Google', () => failAfterLeaving(signInWithGoogle, undefined), authTexts.notSignedIn],
  [
    'sign-up',
    () => failAfterLeaving(signUp, { ...form, ...photo, name: 'Ines', role: 'buyer' }),
    authTexts.notSignedUp,
  ],
  ['request for a new password', () => failAfterLeaving(resetPassword, form.email), authTexts.linkFailed],
  ['request for another mail', () => failAfterLeaving(resendConfirmation, undefined), profileTexts.sendFailed],
  ['look at the confirmation', () => failAfterLeaving(checkConfirmation, undefined), profileTexts.checkFailed],
  ['search for a profile', () => failAfterLeaving(trySpelling, form.email), authTexts.lookFailed],
])('A %s that fails after its page was left says so', async (_which, fail, sentence) => {
  expect(await fail()).toBe(`${sentence} ${describeError(new CallError('no-response'))}`);
});

test('A sign-up creates no account if somebody has signed in while its photo was uploaded', async () => {
  const noor = asIdentity(aBuyer());
  const onProgress = () => void openSession(noor);
  const signingUp = new MutationObserver(createQueryClient(), signUp).mutate({
    ...form,
    photo: await aPhoto(),
    onProgress,
    name: 'Ines',
    role: 'buyer',
  });
  await expect(signingUp).rejects.toThrow(authTexts.signedInMeanwhile);
  expect([callsTo('POST /1/upload'), callsTo('POST /v1/accounts:signUp')]).toMatchObject([{ length: 1 }, []]);
  closeSession();
});
