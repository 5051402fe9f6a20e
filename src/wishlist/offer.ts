import { isOwnPost } from '@/cars/isOwnPost';
import { priceProblemOf, type PriceProblem } from '@/cars/payablePrice';
import type { WishableCar } from './schema';

export type Offer =
  | { kind: 'own' }
  | { kind: 'bought'; paidId: string }
  | { kind: 'unpayable'; problem: PriceProblem }
  | { kind: 'payable' };

/** @param paidId the id of the user's paid wishlist item of this car */
export function offerOf(car: Pick<WishableCar, 'price' | 'seller'>, email: string, paidId: string | undefined): Offer {
  if (isOwnPost(car, email)) return { kind: 'own' };
  if (paidId !== undefined) return { kind: 'bought', paidId };
  const problem = priceProblemOf(car.price);
  return problem ? { kind: 'unpayable', problem } : { kind: 'payable' };
}
