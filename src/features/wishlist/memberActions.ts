import { lazyWithPreload } from '@/shared/lazyWithPreload';

export const HeartAction = lazyWithPreload(() => import('./HeartButton'), 'HeartButton');

export const CartAction = lazyWithPreload(() => import('./CartAction'), 'CartAction');
