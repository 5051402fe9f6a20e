import { CartAction, HeartAction } from '@/features/wishlist/memberActions';
import { arriving } from '@/shared/arriving';
import { late } from '@/shared/late';

export const MemberActions = late(
  'member actions',
  async () => (await arriving(() => import('./layouts/MemberActions'))).MemberActions,
);

/** Whoever comes in finds what only they see in its place. */
export function fetchMemberParts() {
  return Promise.all([MemberActions, HeartAction, CartAction].map(({ preload }) => preload()));
}
