import { paths } from './paths.ts';

export interface FirstRead {
  call: string;
  /** Sent with the user's token. */
  isBearer?: true;
  /** Past the browser's cache, as what is about people. */
  isUncached?: true;
}

const cars: FirstRead = { call: '/cars' };
const categories: FirstRead = { call: '/carCategories' };
const car: FirstRead = { call: '/cars/:id' };
const home: readonly FirstRead[] = [cars, categories, { call: '/seller/post', isBearer: true }];

/** The reads that these pages begin with. Their document begins them while the code is still loading (`src/app/document/beginReads.ts`). */
export const firstReads: Readonly<Record<string, readonly FirstRead[]>> = {
  '/*': [{ call: '/wishlist?email=:email', isBearer: true }],
  [paths.root]: home,
  [paths.home]: home,
  [paths.cars]: [cars, categories],
  [paths.brand]: [{ call: '/category/:slug' }, categories, cars],
  [paths.compare]: [cars],
  [paths.carDetails]: [car],
  [paths.checkout]: [car],
  [`${paths.dashboard}/*`]: [
    { call: '/users/admin/:email', isUncached: true },
    { call: '/users/seller/:email', isUncached: true },
  ],
  [paths.overview]: [cars],
};
