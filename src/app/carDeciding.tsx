import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';

/** Below the car, so that its page does not wait for them. */
export const Deciding = lazyWithPreload(() => import('@/features/cars/deciding/Deciding'), 'Deciding');

export const Warnings = lazyWithPreload(() => import('@/features/cars/warnings/Warnings'), 'Warnings');
