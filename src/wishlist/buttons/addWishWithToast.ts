import { mutationOptions } from '@tanstack/react-query';
import { wishlistTexts as texts } from '@/wishlist/texts';
import { addWish } from '@/wishlist/queries';
import type { Wish, WishlistItem } from '@/wishlist/schema';
import { withdrawUndo } from './offerUndo';

/** `addWish` for buttons that open the wishlist afterwards: a toast says that the car is on it. */
export const addWishWithToast = mutationOptions<WishlistItem, Error, Wish>({
  ...addWish,
  onMutate: ({ car }) => withdrawUndo(car.id),
  meta: { ...addWish.meta, toast: texts.isWished },
});
