import { LazyCartButton, LazyHeartButton } from '@/features/wishlist/buttons/lazyButtons';
import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';

export const MemberActions = lazyWithPreload(() => import('./layouts/MemberActions'), 'MemberActions');

/** Loads the controls that only signed-in users see, so that they are in place as soon as a user has signed in. */
export function preloadMemberChunks() {
  return Promise.all([MemberActions, LazyHeartButton, LazyCartButton].map(({ preload }) => preload()));
}
