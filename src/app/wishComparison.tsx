import { CompareButton } from '@/features/cars/compare/CompareButton';
import type { WishlistItem } from '@/features/wishlist/schema';

/** What My Wishlist offers for comparing. Keeps its identity, because the rows are memoized. */
export const wishComparison = ({ carId, title, image, price }: WishlistItem) => (
  <CompareButton car={{ id: carId, title, image, price }} look="text" />
);
