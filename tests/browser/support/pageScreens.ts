import { paths } from '@/lib/config/paths';

/** The screen by which `checkScreen` checks each page. */
export const pageScreens: Record<(typeof paths)[keyof typeof paths], string> = {
  [paths.root]: 'home',
  [paths.home]: 'home',
  [paths.blog]: 'blog',
  [paths.login]: 'login',
  [paths.signUp]: 'sign-up',
  [paths.cars]: 'all-cars',
  [paths.brand]: 'brand-cars-comparing',
  [paths.compare]: 'compare',
  [paths.carDetails]: 'details',
  [paths.checkout]: 'checkout',
  [paths.dashboard]: 'my-wishlist',
  [paths.overview]: 'overview',
  [paths.sellers]: 'sellers',
  [paths.buyers]: 'buyers',
  [paths.reportedPosts]: 'reported-posts',
  [paths.profile]: 'profile',
  [paths.myCars]: 'my-products',
  [paths.postCar]: 'post-product',
  [paths.payment]: 'payment',
};
