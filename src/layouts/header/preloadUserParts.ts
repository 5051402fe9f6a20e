import { LazyCompareButton } from '@/catalog/comparison/CompareOnCard';
import { AddToCartButton } from '@/wishlist/buttons/CartButton';
import { HeartButton } from '@/wishlist/buttons/WishButton';
import { UserActions } from './Header';

/**
 * Loads the controls of signed-in users, so that they are in place as soon as there is a user. Never rejects: a part that fails to load is
 * tried again once it is rendered. The reads of the header's controls begin with their code.
 */
export async function preloadUserParts(): Promise<void> {
  const others = [HeartButton, AddToCartButton, LazyCompareButton];
  const [actions] = await Promise.allSettled([UserActions.preload(), ...others.map(({ preload }) => preload())]);
  if (actions.status === 'fulfilled') actions.value.loader();
}
