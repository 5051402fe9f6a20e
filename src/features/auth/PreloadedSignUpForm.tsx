import { useState } from 'react';
import { chunkOf } from '@/shared/browser/lazyWithPreload';

const chunk = chunkOf(() => import('./SignUpForm'), 'SignUpForm');

/** @throws ChunkLoadError */
export const preloadSignUpForm = chunk.load;

/**
 * Nothing until the form is preloaded, as the route of `/signup` does. Without a `Suspense` boundary, because React hydrates what is
 * in one later, and the presses that were kept until then are carried out before.
 */
export function PreloadedSignUpForm() {
  const [Form] = useState(() => chunk.loaded());
  return Form && <Form />;
}
