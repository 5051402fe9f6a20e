import { CarCard } from '@/cars/cards/CarCard';
import type { Car } from '@/cars/schema';
import type { CarRow } from '@/catalog/browse/CarGrid';
import { CompareOnCard } from '@/catalog/comparison/CompareOnCard';
import { SHORT_TITLE, TITLE } from '@/lib/config/limits';
import { CartButton } from '@/wishlist/buttons/CartButton';
import { WishButton } from '@/wishlist/buttons/WishButton';
import { useWishEligibility } from '@/wishlist/wishEligibility';

interface ListedCarCardProps {
  car: Car;
  titleLength: number;
  isGone?: boolean;
  priority?: boolean;
}

function ListedCarCard({ car, ...props }: ListedCarCardProps) {
  const isOwn = useWishEligibility(car).kind === 'owner';

  return (
    <CarCard
      car={car}
      corner={<WishButton car={car} />}
      actions={<CartButton car={car} />}
      compare={<CompareOnCard car={car} isTabStop={isOwn} />}
      {...props}
    />
  );
}

/** A card in the list of all cars. */
export const shortCard = ({ row, isGone }: CarRow, isFirst: boolean) => (
  <ListedCarCard car={row} titleLength={SHORT_TITLE} isGone={isGone} priority={isFirst} />
);

/** A card in the list of a brand. */
export const brandCard = ({ row, isGone }: CarRow, isFirst: boolean) => (
  <ListedCarCard car={row} titleLength={TITLE} isGone={isGone} priority={isFirst} />
);
