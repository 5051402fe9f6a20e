import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';

// oxlint-disable-next-line syntax/no-restricted-syntax -- only `lazyWithPreload` calls it
const load = () => import('./memberButtons');

export const LazyHeartButton = lazyWithPreload(load, 'HeartButton');
export const LazyCartButton = lazyWithPreload(load, 'AddToCartButton');
