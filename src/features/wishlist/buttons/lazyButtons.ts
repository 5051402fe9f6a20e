import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';

export const LazyHeartButton = lazyWithPreload(() => import('./HeartButton'), 'HeartButton');

export const LazyCartButton = lazyWithPreload(() => import('./AddToCartButton'), 'AddToCartButton');
