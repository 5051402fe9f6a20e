/** The id of the route whose pages have the side menu and the slim footer. */
export const DASHBOARD = 'dashboard';

/** Every route of the product. Fill in parameters with react-router's `generatePath`. */
export const paths = {
  root: '/',
  home: '/home',
  blog: '/blog',
  login: '/login',
  signUp: '/signup',
  cars: '/carsCategories',
  brand: '/carsCategories/category/:slug',
  compare: '/carsCategories/compare',
  carDetails: '/carsCategories/carDetails/:id',
  checkout: '/carsCategories/add-to-cart/:id',
  dashboard: '/dashboard',
  overview: '/dashboard/overview',
  sellers: '/dashboard/seller',
  buyers: '/dashboard/buyer',
  reportedPosts: '/dashboard/reported-post',
  profile: '/dashboard/profile',
  myCars: '/dashboard/seller/product',
  postCar: '/dashboard/seller/product-post',
  payment: '/dashboard/payment/:id',
} as const;

/** The pages that a signed-in user is led away from. */
export const isSignInPage = (path: string) => /^\/(login|signup)\/?$/i.test(path);
