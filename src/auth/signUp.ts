import { mutationOptions } from '@tanstack/react-query';
import { CallError } from '@/api/callError';
import { loadChunk } from '@/lib/browser/loadChunk';
import type { SignUpData } from '@/session/identity/sessionActions';
import { session } from '@/session/session';
import { sessionState } from '@/session/state/sessionState';
import { authTexts } from './texts';

interface SignUp extends Omit<SignUpData, 'photoUrl'> {
  photo: File;
  /** @param fraction the part of the photo that is uploaded, from 0 to 1 */
  onProgress: (fraction: number) => void;
}

/** Uploads the photo first: the account is created only when everything that it needs is there. */
export const signUp = mutationOptions({
  mutationFn: async ({ photo, onProgress, ...form }: SignUp) => {
    const upload = loadChunk(() => import('@/photo/uploadPhoto'));
    const [actions, { uploadPhoto }] = await Promise.all([session.actions(), upload]);
    const photoUrl = await uploadPhoto(photo, { onProgress });
    // Meanwhile somebody may have signed in, here or in another tab, whom the new account would sign out.
    if (sessionState.user()) throw new CallError('rule', { message: authTexts.signedInMeanwhile });
    await actions.signUp({ ...form, photoUrl });
  },
  meta: { failed: () => authTexts.notSignedUp },
});
