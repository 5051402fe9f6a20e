import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';

/** Apart from the login form, on whose page few users need it. The route of `/signup` loads it with the page. */
export const LazySignUpForm = lazyWithPreload(() => import('./SignUpForm'), 'SignUpForm');
