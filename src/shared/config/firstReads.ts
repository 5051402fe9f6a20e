import { paths } from './paths.ts';

/**
 * The reads of the API that each of these pages begins with, in the order in which they are needed. They need no token, so the
 * document begins them while the code is still loading (`src/app/document`). `fetchOrTakeFirstRead` passes them to the client.
 */
export const firstReads: Readonly<Record<string, readonly string[]>> = {
  [paths.cars]: ['/cars', '/carCategories'],
  [paths.brand]: ['/category/:slug', '/carCategories', '/cars'],
  [paths.compare]: ['/cars'],
  [paths.carDetails]: ['/cars/:id'],
  [paths.checkout]: ['/cars/:id'],
};
