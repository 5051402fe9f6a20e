import { paths } from './paths.ts';

/**
 * The reads without a token that these pages begin with. Their document begins them while the code is still loading
 * (`src/app/document/preloadReads.ts`).
 */
export const firstReads: Readonly<Record<string, readonly string[]>> = {
  [paths.root]: ['/cars', '/carCategories'],
  [paths.home]: ['/cars', '/carCategories'],
  [paths.cars]: ['/cars', '/carCategories'],
  [paths.brand]: ['/category/:slug', '/carCategories', '/cars'],
  [paths.compare]: ['/cars'],
  [paths.carDetails]: ['/cars/:id'],
  [paths.checkout]: ['/cars/:id'],
};
