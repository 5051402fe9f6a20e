import { mutationOptions } from '@tanstack/react-query';
import { wishlistMessages as messages } from '@/shared/messages/wishlist';
import { addWish } from '../queries';

/** `addWish` of the controls that then open the wishlist: it says that the car stands there. */
export const addWishWithToast = mutationOptions({ ...addWish, meta: { ...addWish.meta, toast: messages.isWished } });
