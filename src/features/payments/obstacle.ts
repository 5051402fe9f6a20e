import type { Offer } from './order';
import { whyUnpayable, type Unpayable } from './payable';

/** Why a wish cannot be paid. */
export type Obstacle = Unpayable | 'gone' | 'own' | 'repriced';

interface Wanted {
  price: number | undefined;
  /** Nothing while it is not known. */
  car: Offer | undefined;
  isGone: boolean;
  email: string;
}

export function obstacleOf({ price, car, isGone, email }: Wanted): Obstacle | undefined {
  if (isGone) return 'gone';
  if (car?.seller.email?.toLowerCase() === email.toLowerCase()) return 'own';
  if (car && car.price !== price) return 'repriced';
  return whyUnpayable(price);
}
