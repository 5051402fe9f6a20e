import { mutationOptions } from '@tanstack/react-query';
import { wishlistMessages as messages } from '@/shared/messages/wishlist';
import { addWish } from '../queries';
import type { Wish, WishlistItem } from '../schema';
import { withdrawUndo } from './offerUndo';

/** `addWish` for buttons that open the wishlist afterwards: a toast says that the car is on it. */
export const addWishWithToast = mutationOptions<WishlistItem, Error, Wish>({
  ...addWish,
  onMutate: ({ car }) => withdrawUndo(car.id),
  meta: { ...addWish.meta, toast: messages.isWished },
});
