import { LazyCartButton, LazyHeartButton } from '@/features/wishlist/buttons/lazyButtons';
import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';

export const MemberActions = lazyWithPreload(() => import('./layouts/MemberActions'), 'MemberActions');

/** Whoever comes in finds what only they see in its place. */
export function preloadMemberChunks() {
  return Promise.all([MemberActions, LazyHeartButton, LazyCartButton].map(({ preload }) => preload()));
}
