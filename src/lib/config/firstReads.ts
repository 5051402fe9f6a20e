import { paths } from './paths.ts';

interface FirstRead {
  call: string;
  /** Sent with the user's token. */
  isBearer?: true;
  /** Past the browser's cache, as what is about people. */
  isUncached?: true;
}

const cars: FirstRead = { call: '/cars' };
const categories: FirstRead = { call: '/carCategories' };
const car: FirstRead = { call: '/cars/:id' };
const posts: FirstRead = { call: '/seller/post', isBearer: true };
const wishes: FirstRead = { call: '/wishlist?email=:email', isBearer: true };
const roles: readonly FirstRead[] = [
  { call: '/users/admin/:email', isUncached: true },
  { call: '/users/seller/:email', isUncached: true },
];

/** The reads that these pages begin with. Their document begins them while the code is still loading (`src/app/document/beginReads.ts`). */
export const firstReads: Readonly<Record<string, readonly FirstRead[]>> = {
  [paths.root]: [cars, categories, posts],
  [paths.home]: [cars, categories, posts],
  [paths.cars]: [cars, categories],
  [paths.brand]: [{ call: '/category/:slug' }, categories, cars],
  [paths.compare]: [cars],
  [paths.carDetails]: [car],
  [paths.checkout]: [car],
  [paths.dashboard]: [...roles, wishes],
  [paths.overview]: [...roles, cars],
  [paths.sellers]: roles,
  [paths.buyers]: roles,
  [paths.reportedPosts]: roles,
  [paths.profile]: roles,
  [paths.myCars]: roles,
  [paths.postCar]: roles,
  [paths.payment]: roles,
};
