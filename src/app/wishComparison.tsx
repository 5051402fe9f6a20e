import GitCompare from 'lucide-react/icons/git-compare';
import { addressOfComparison } from '@/features/cars/compare/compareAddress';
import { CompareButton } from '@/features/cars/compare/CompareButton';
import type { WishlistItem } from '@/features/wishlist/schema';
import { MAX_COMPARED_CARS } from '@/shared/config/carLimits';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { compareMessages } from '@/shared/messages/compare';

/** What My Wishlist offers for comparing. The value keeps its identity, because the rows are memoized. */
export const wishComparison = {
  button: ({ carId, title, image, price }: WishlistItem) => (
    <CompareButton car={{ id: carId, title, image, price }} look="text" />
  ),
  link: (carIds: readonly string[]) =>
    carIds.length <= MAX_COMPARED_CARS && (
      <ButtonLink to={addressOfComparison(carIds, undefined)} icon={<GitCompare size={18} strokeWidth={1.75} />}>
        {compareMessages.compareThem}
      </ButtonLink>
    ),
};
