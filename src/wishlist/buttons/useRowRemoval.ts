import toast from 'react-hot-toast/headless';
import { useWrite } from '@/api/useWrite';
import { useUser } from '@/session/session';
import { sessionState } from '@/session/state/sessionState';
import type { FollowedWish } from '@/wishlist/followedWish';
import { wishlistOf, removeWish } from '@/wishlist/queries';
import { wishFor, type Wish, type WishlistItem } from '@/wishlist/schema';
import { wishlistTexts as texts } from '@/wishlist/texts';
import { offerUndo } from './offerUndo';

/**
 * Removes the item of a row; a toast says so, with an Undo button.
 * @param onRemoved called once the host has removed it, with the wish that Undo adds again. There is none if that would add
 * nothing: the item refers to no car, another item of its car is on the wishlist, or it was already gone.
 */
export function useRowRemoval(
  { saved: item, isGone }: Pick<FollowedWish, 'saved' | 'isGone'>,
  onRemoved: (wish: Wish | undefined) => void,
) {
  const { email } = useUser();
  const { mutate, ...removal } = useWrite({
    ...removeWish,
    onSuccess: (outcome, _removal, _result, { client }) => {
      const items = client.getQueryData(wishlistOf(email).queryKey) ?? [];
      const canUndo = outcome === 'done' && item.carId !== '' && !wishFor(item.carId, items);
      const wish = canUndo ? wishOf(item, email) : undefined;
      onRemoved(wish);
      if (wish) offerUndo(wish, texts.removed);
      else if (outcome === 'done' && sessionState.user()?.email === email) toast.success(texts.removed);
    },
  });
  return {
    ...removal,
    mutate,
    remove: () => mutate({ ids: [item.id], email }),
    // A poll may find it gone before this removal has its answer.
    isGone: isGone && !removal.isPending,
  };
}

function wishOf({ carId, title, image, price, copy }: WishlistItem, email: string): Wish {
  return { car: { id: carId, title, image, price, seller: {} }, email, copy };
}
