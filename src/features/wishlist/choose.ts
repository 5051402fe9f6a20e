import { mutationOptions } from '@tanstack/react-query';
import { wishlistWords as words } from '@/shared/words/wishlist';
import { addWish } from './queries';

/** `addWish` of the controls that then open the wishlist: it says that the car stands there. */
export const choose = mutationOptions({ ...addWish, meta: { ...addWish.meta, toast: words.isWished } });
