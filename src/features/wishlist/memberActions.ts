import { lazyWithPreload } from '@/shared/lazyWithPreload';

export const LazyHeartButton = lazyWithPreload(() => import('./HeartButton'), 'HeartButton');

export const LazyCartButton = lazyWithPreload(() => import('./CartAction'), 'AddToCartButton');
