import { CartButton } from '@/features/wishlist/buttons/CartButton';
import type { WishableCar } from '@/features/wishlist/schema';
import { WishButton } from '@/features/wishlist/buttons/WishHeart';

/** What stands on every car's card. Functions that stay the same: lists draw a card again only when something of it changed. */
export const carSlots = {
  corner: (car: WishableCar) => <WishButton car={car} />,
  actions: (car: WishableCar) => <CartButton car={car} />,
};
