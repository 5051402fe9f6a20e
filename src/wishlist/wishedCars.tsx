import { useMemo, type ReactNode } from 'react';
import { useListedCars } from '@/cars/useListedCars';
import type { WithCars } from './modal/WishlistModal';
import type { WishlistItem } from './schema';

/** The cars that the wishlist modal shows, which are looked up while it is open. */
export const withWishedCars: WithCars = (items, render) => <WishedCarsOf items={items}>{render}</WishedCarsOf>;

interface WishedCarsOfProps {
  items: readonly WishlistItem[];
  children: (lookup: ReturnType<typeof useListedCars>) => ReactNode;
}

function WishedCarsOf({ items, children }: WishedCarsOfProps) {
  return children(useListedCars(useMemo(() => items.map(({ carId }) => carId), [items])));
}
