import type { Offer } from './order';
import { whyUnpayable, type Unpayable } from './payable';

/** Why a wish cannot be paid. */
export type Obstacle = Unpayable | 'unwished' | 'gone' | 'own' | 'repriced';

interface Wanted {
  price: number | undefined;
  /** Nothing while it is not known. */
  car: Offer | undefined;
  isGone: boolean;
  /** It was taken off the wishlist since. */
  isUnwished: boolean;
  email: string;
}

export function obstacleOf({ price, car, isGone, isUnwished, email }: Wanted): Obstacle | undefined {
  if (isGone) return 'gone';
  if (isUnwished) return 'unwished';
  if (car?.seller.email?.toLowerCase() === email.toLowerCase()) return 'own';
  if (car && car.price !== price) return 'repriced';
  return whyUnpayable(price);
}
