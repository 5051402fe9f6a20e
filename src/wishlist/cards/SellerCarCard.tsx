import { memo } from 'react';
import { WideCarCard } from '@/cars/cards/WideCarCard';
import type { Car } from '@/cars/schema';
import { CartButton } from '@/wishlist/buttons/CartButton';
import { WishButton } from '@/wishlist/buttons/WishButton';
import { useWishEligibility } from '@/wishlist/wishEligibility';
import { CompareOnCard } from '@/catalog/comparison/CompareOnCard';

interface SellerCarCardProps {
  car: Car;
  isTeaser: boolean;
  isGone: boolean;
}

/** The card of a seller's car on home. Memoized, because the list is live. */
export const SellerCarCard = memo(function SellerCarCard({ car, isTeaser, isGone }: SellerCarCardProps) {
  const isOwn = useWishEligibility(car).kind === 'owner';

  return (
    <WideCarCard
      car={car}
      isTeaser={isTeaser}
      isGone={isGone}
      corner={<WishButton car={car} />}
      actions={!isTeaser && <CartButton car={car} />}
      compare={<CompareOnCard car={car} isTabStop={isOwn} />}
    />
  );
});
