import { useState } from 'react';
import { chunkOf } from '@/lib/browser/loadChunk';

const chunk = chunkOf(() => import('./SignUpForm'), 'SignUpForm');

/** @throws ChunkLoadError */
export const preloadSignUpForm = chunk.load;

/**
 * The sign-up form, once it is preloaded, as the route of `/signup` does. Renders nothing otherwise: the login page has it on the other
 * face of its card, and most visitors never turn it.
 */
export function SignUpFace() {
  const [Form, setForm] = useState(() => chunk.loaded());
  const loaded = chunk.loaded();
  // Preloaded since, because the card is about to turn.
  if (!Form && loaded) setForm(() => loaded);
  return Form && <Form />;
}
