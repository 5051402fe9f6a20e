import type { ReactNode } from 'react';
import type { Car } from '@/features/cars/schema';
import { CartButton } from '@/features/wishlist/buttons/CartButton';
import type { WishableCar } from '@/features/wishlist/schema';
import { WishButton } from '@/features/wishlist/buttons/WishHeart';
import { useSession } from '@/shared/session/SessionProvider';
import { CompareButton } from './lazyMemberParts';

/** The buttons of every car card. The functions keep their identity, because the cards are memoized. */
export const carSlots = {
  corner: (car: WishableCar) => <WishButton car={car} />,
  actions: (car: WishableCar) => <CartButton car={car} />,
  compare: (car: Car) => (
    <Members>
      <CompareButton car={car} />
    </Members>
  ),
};

function Members({ children }: { children: ReactNode }) {
  return useSession().status === 'signed-in' && children;
}
