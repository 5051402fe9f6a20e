import { mutationOptions } from '@tanstack/react-query';
import { uploadPhoto } from '@/shared/photo/uploadPhoto';
import { keys } from '@/shared/queryKeys';
import { session, type SignUpForm } from '@/shared/session/session';
import type { Role } from '@/shared/session/userRecord';

interface SignUp extends Omit<SignUpForm, 'photoUrl'> {
  photo: File;
  onProgress: (share: number) => void;
}

export const signIn = mutationOptions({
  mutationFn: ({ email, password }: { email: string; password: string }) => session.signIn(email, password),
});

export const signInWithGoogle = mutationOptions({ mutationFn: () => session.signInWithGoogle() });

/** The photo goes first: an account is made only when everything that it needs is there. */
export const signUp = mutationOptions({
  mutationFn: async ({ photo, onProgress, ...form }: SignUp) =>
    session.signUp({ ...form, photoUrl: await uploadPhoto(photo, onProgress) }),
});

export const resetPassword = mutationOptions({ mutationFn: (email: string) => session.resetPassword(email) });

export const createRecord = mutationOptions({
  mutationFn: (role: Role) => session.createRecord(role),
  meta: { refreshes: [keys.users, keys.roles] },
});

export const retryJoining = mutationOptions({ mutationFn: () => session.retryJoining() });

export const signOut = mutationOptions({ mutationFn: () => session.signOut() });
