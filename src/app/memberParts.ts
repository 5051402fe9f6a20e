import { CartAction, HeartAction } from '@/features/wishlist/memberActions';
import { lazyWithPreload } from '@/shared/lazyWithPreload';

export const MemberActions = lazyWithPreload(() => import('./layouts/MemberActions'), 'MemberActions');

/** Whoever comes in finds what only they see in its place. */
export function fetchMemberParts() {
  return Promise.all([MemberActions, HeartAction, CartAction].map(({ preload }) => preload()));
}
