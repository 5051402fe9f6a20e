import { paths } from './paths.ts';

const reads = {
  [paths.cars]: ['/cars', '/carCategories'],
  [paths.brand]: ['/category/:slug', '/carCategories', '/cars'],
  [paths.compare]: ['/cars'],
  [paths.carDetails]: ['/cars/:id'],
  [paths.checkout]: ['/cars/:id'],
  [paths.dashboard]: ['/wishlist?email=:email'],
} as const satisfies Record<string, readonly string[]>;

export type FirstRead = (typeof reads)[keyof typeof reads][number];

/**
 * The reads of the API that each of these pages begins with, in the order in which they are needed. The document begins them while
 * the code is still loading (`src/app/document`): those with an e-mail with the token of the last user, the others without one.
 * `fetchOrTakeFirstRead` passes them to the client.
 */
export const firstReads: Readonly<Record<string, readonly FirstRead[]>> = reads;
