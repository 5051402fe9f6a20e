import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allCars } from '@/features/cars/queries';
import { seenCars } from '@/features/cars/seenCars';
import { findReposts } from '@/features/wishlist/following/repost';
import { RepostNote } from '@/features/wishlist/following/RepostNote';
import { wishlistOf } from '@/features/wishlist/queries';
import { paidItems } from '@/features/wishlist/schema';
import { useUserStore } from '@/shared/browser/userStore';
import { focusHeadingIfLost } from '@/shared/ui/feedback/focusHeading';

interface SavedCarRepostProps {
  /** The id of a saved car that is gone. */
  carId: string;
  email: string;
}

/** Says that a saved car was posted again, as My Wishlist does. Renders nothing if it was not. */
export function SavedCarRepost({ carId, email }: SavedCarRepostProps) {
  const { data: cars } = useQuery(allCars);
  const { data: wishes } = useQuery(wishlistOf(email));
  const seen = useUserStore(seenCars, email);
  const item = wishes?.find((wish) => wish.carId === carId && !wish.isPaid);
  const repost = useMemo(
    () => (item && cars ? findReposts([item], seen, cars, email).get(carId) : undefined),
    [item, cars, seen, email, carId],
  );

  if (!item || !repost || !wishes || paidItems(wishes).has(repost.car.id)) return null;
  return <RepostNote item={item} repost={repost} email={email} onMoved={focusHeadingIfLost} />;
}
