import { useState } from 'react';
import { chunkOf } from '@/shared/browser/lazyWithPreload';

const chunk = chunkOf(() => import('./SignUpForm'), 'SignUpForm');

/** @throws ChunkLoadError */
export const preloadSignUpForm = chunk.load;

/**
 * The sign-up form. It must be preloaded, as the route of `/signup` does: this renders nothing otherwise. There is no `Suspense`
 * boundary, because React would hydrate the form later, after the presses that were kept for its buttons are carried out.
 */
export function PreloadedSignUpForm() {
  const [Form] = useState(() => chunk.loaded());
  return Form && <Form />;
}
