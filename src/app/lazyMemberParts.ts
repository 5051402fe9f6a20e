import { LazyCartButton, LazyHeartButton } from '@/features/wishlist/buttons/lazyMemberButtons';
import { lazyWithPreload } from '@/shared/browser/lazyWithPreload';
import { sellMessages } from '@/shared/messages/sell';

// oxlint-disable-next-line syntax/no-restricted-syntax -- only `lazyWithPreload` calls it
const load = () => import('./memberParts');

export const AccountHead = lazyWithPreload(load, 'AccountHead');
export const CompareButton = lazyWithPreload(load, 'CompareButton');
export const KeysButton = lazyWithPreload(load, 'KeysButton');
export const MemberActions = lazyWithPreload(load, 'MemberActions');
export const SellLabel = lazyWithPreload(load, 'SellLabel', { fallback: sellMessages.sell });
export const SinceLastVisit = lazyWithPreload(load, 'SinceLastVisit');
export const ThemeChoice = lazyWithPreload(load, 'ThemeChoice');

/**
 * Loads the controls that only signed-in users see, so that they are in place as soon as there is a user. Never rejects: a part
 * that fails to load is tried again once it is rendered.
 */
export function preloadMemberParts(): Promise<unknown> {
  const parts = [MemberActions, LazyHeartButton, LazyCartButton, CompareButton, SinceLastVisit];
  return Promise.allSettled(parts.map(({ preload }) => preload()));
}
