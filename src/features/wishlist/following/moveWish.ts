import { mutationOptions } from '@tanstack/react-query';
import { keys } from '@/shared/config/queryKeys';
import { wishChangeMessages } from '@/shared/messages/wishChanges';
import type { PaymentCheck } from '../paymentCheck';
import { putOnWishlist } from '../queries';
import { takeOffWishlist } from '../removeWish';
import type { WishRemoval, Wish } from '../schema';

/**
 * Puts a car on the wishlist in place of the items of its old post. Nothing is added unless the old items may be removed, and
 * they are removed only after the car has been added. It can be repeated after a failure: a car is never added twice.
 */
export const moveWish = (hasOpenPayment: PaymentCheck) =>
  mutationOptions({
    mutationKey: [...keys.wishlist, 'move'],
    mutationFn: ({ car, ids, email }: Wish & WishRemoval, { client }) =>
      takeOffWishlist({ ids, email }, { client, hasOpenPayment, before: () => putOnWishlist({ car, email }, client) }),
    meta: { toast: wishChangeMessages.repost.moved, invalidates: [keys.wishlist] },
  });
