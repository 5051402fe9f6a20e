import type { Car } from '@/cars/schema';
import { CompareOnCard } from '@/catalog/comparison/CompareOnCard';
import { CartButton } from '@/wishlist/buttons/CartButton';
import { useWishEligibility } from '@/wishlist/wishEligibility';

/** The toolbar of a card: Compare and the cart, which an own post does not have. */
export function CardActions({ car }: { car: Car }) {
  const isOwn = useWishEligibility(car).kind === 'owner';
  return (
    <>
      <CompareOnCard car={car} isTabStop={isOwn} />
      <CartButton car={car} />
    </>
  );
}
