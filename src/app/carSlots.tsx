import { CartButton } from '@/features/wishlist/buttons/CartButton';
import type { WishableCar } from '@/features/wishlist/schema';
import { WishButton } from '@/features/wishlist/buttons/WishHeart';

/** The wishlist and cart buttons of every car card. The functions keep their identity, because the cards are memoized. */
export const carSlots = {
  corner: (car: WishableCar) => <WishButton car={car} />,
  actions: (car: WishableCar) => <CartButton car={car} />,
};
