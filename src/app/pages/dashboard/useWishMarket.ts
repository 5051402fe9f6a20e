import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { allCars } from '@/features/cars/queries';
import { rememberSeen, seenCars } from '@/features/cars/seenCars';
import { useListedCars } from '@/features/cars/useListedCars';
import type { WishMarket } from '@/features/wishlist/following/followedWish';
import { findReposts } from '@/features/wishlist/following/repost';
import type { WishlistItem } from '@/features/wishlist/schema';
import { afterPaint } from '@/shared/browser/afterPaint';
import { useUserStore } from '@/shared/browser/userStore';

const noItems: readonly WishlistItem[] = [];
const noReposts: WishMarket['reposts'] = new Map();

/**
 * The cars of a wishlist as they are now. A wishlist item is a copy of the car as it was when it was added, so its car must be
 * fetched. The sellers of these cars are remembered, so that a car is recognised when its post is gone and there is a new one.
 */
export function useWishMarket(email: string, items = noItems): WishMarket {
  const unpaid = useMemo(() => items.filter(({ isPaid }) => !isPaid), [items]);
  const { cars, gone } = useListedCars(useMemo(() => unpaid.map(({ carId }) => carId), [unpaid]));
  const seen = useUserStore(seenCars, email);

  const lost = useMemo(() => unpaid.filter(({ carId }) => gone.has(carId)), [unpaid, gone]);
  const sellers = useMemo(() => new Map(seen.map(({ id, sellerEmail }) => [id, sellerEmail])), [seen]);
  const isKnown = lost.some(({ carId }) => sellers.get(carId) !== undefined);
  const { data: posts } = useQuery({ ...allCars, enabled: isKnown });

  useEffect(() => {
    const wished = unpaid.flatMap(({ carId }) => cars.get(carId) ?? []);
    if (wished.length === 0) return undefined;
    return afterPaint(() => rememberSeen(email, wished));
  }, [email, unpaid, cars]);

  return useMemo(() => {
    const reposts = isKnown && posts ? findReposts(lost, seen, posts, email) : noReposts;
    return { cars, goneCarIds: gone, reposts };
  }, [cars, gone, isKnown, posts, lost, seen, email]);
}
