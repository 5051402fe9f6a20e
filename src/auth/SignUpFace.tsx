import { lazyWithPreload } from '@/lib/browser/loadChunk';

const SignUpForm = lazyWithPreload(() => import('./SignUpForm'), 'SignUpForm');

/** @throws ChunkLoadError */
export const preloadSignUpForm = SignUpForm.preload;

/**
 * The sign-up form, once it is preloaded, as the route of `/signup` does. Renders nothing otherwise: the login page has it on the other
 * face of its card, and most visitors never turn it.
 */
export function SignUpFace() {
  return SignUpForm.isLoaded() && <SignUpForm />;
}
