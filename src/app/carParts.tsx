import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';

/** Below or beside the car, so that its page does not wait for them. */
export const FoldedSections = lazyWithPreload(() => import('@/features/cars/details/FoldedSections'), 'FoldedSections');

export const Warnings = lazyWithPreload(() => import('@/features/cars/warnings/Warnings'), 'Warnings');

export const OwnPostActions = lazyWithPreload(
  () => import('@/features/cars/products/OwnPostActions'),
  'OwnPostActions',
);
