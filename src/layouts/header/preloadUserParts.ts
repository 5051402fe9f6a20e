import { LazyCompareButton } from '@/catalog/comparison/CompareOnCard';
import { AddToCartButton } from '@/wishlist/buttons/CartButton';
import { HeartButton } from '@/wishlist/buttons/WishButton';
import { UserActions } from './Header';

/**
 * Loads the controls of signed-in users, so that they are in place as soon as there is a user. Never rejects: a part that fails to load is
 * tried again once it is rendered.
 */
export function preloadUserParts(): Promise<unknown> {
  const parts = [UserActions, HeartButton, AddToCartButton, LazyCompareButton];
  return Promise.allSettled(parts.map(({ preload }) => preload()));
}
