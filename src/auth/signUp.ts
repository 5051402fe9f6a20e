import { mutationOptions } from '@tanstack/react-query';
import { loadChunk } from '@/lib/browser/loadChunk';
import type { SignUpData } from '@/session/identity/sessionActions';
import { session } from '@/session/session';
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
    await actions.signUp({ ...form, photoUrl: await uploadPhoto(photo, { onProgress }) });
  },
  meta: { failed: () => authTexts.notSignedUp },
});
