import { memo } from 'react';
import { HomeCard } from '@/cars/cards/HomeCard';
import type { Car } from '@/cars/schema';
import { CompareOnCard } from '@/catalog/comparison/CompareOnCard';
import { CartButton } from '@/wishlist/buttons/CartButton';
import { WishButton } from '@/wishlist/buttons/WishButton';
import { useWishEligibility } from '@/wishlist/wishEligibility';

interface HomeCarCardProps {
  car: Car;
  isGone?: boolean;
  priority?: boolean;
  seller?: 'hidden' | 'name' | 'name and status';
}

/** The card of a car on home. Memoized, because the seller collection is live. */
export const HomeCarCard = memo(function HomeCarCard({
  car,
  isGone = false,
  priority = false,
  seller = 'hidden',
}: HomeCarCardProps) {
  const isOwn = useWishEligibility(car).kind === 'owner';

  return (
    <HomeCard
      car={car}
      isGone={isGone}
      priority={priority}
      seller={seller}
      corner={<WishButton car={car} />}
      actions={<CartButton car={car} />}
      compare={<CompareOnCard car={car} isTabStop={isOwn} />}
    />
  );
});
