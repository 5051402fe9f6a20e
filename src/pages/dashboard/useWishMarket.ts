import { useMemo } from 'react';
import { useListedCars } from '@/cars/useListedCars';
import type { WishMarket } from '@/wishlist/table/followedWish';
import type { WishlistItem } from '@/wishlist/schema';

const noItems: readonly WishlistItem[] = [];

/** The cars of a wishlist as they are now. A wishlist item is a copy of the car as it was when it was added, so its car must be fetched. */
export function useWishMarket(items = noItems): WishMarket {
  const carIds = useMemo(() => items.map(({ carId }) => carId), [items]);
  const { cars, pending, gone } = useListedCars(carIds);
  return useMemo(() => ({ cars, pendingCarIds: pending, goneCarIds: gone }), [cars, pending, gone]);
}
