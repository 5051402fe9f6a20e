import { copyDifference, type CarCopy } from '@/cars/carCopy';
import { payablePrice, priceProblemOf, type PriceProblem } from '@/cars/limits';
import type { Car } from '@/cars/schema';

/** Why a wish cannot be paid. */
export type PaymentBlocker = PriceProblem | 'bought' | 'other-open' | 'unwished' | 'gone' | 'own' | 'changed';

/** Another wishlist item of the same car that is paid, or whose payment has begun: no car is paid twice. */
export interface OtherItem {
  wishId: string;
  isPaid: boolean;
}

interface BlockerInput {
  other: OtherItem | undefined;
  wish: CarCopy & { price: number | undefined };
  /** Undefined until it is loaded. */
  car: Pick<Car, 'title' | 'image' | 'price' | 'seller'> | undefined;
  isGone: boolean;
  /** The item has been removed from the wishlist. */
  isUnwished: boolean;
  email: string;
}

export function paymentBlockerOf({
  other,
  wish,
  car,
  isGone,
  isUnwished,
  email,
}: BlockerInput): PaymentBlocker | undefined {
  if (other) return other.isPaid ? 'bought' : 'other-open';
  if (isGone) return 'gone';
  if (isUnwished) return 'unwished';
  if (car?.seller.email?.toLowerCase() === email.toLowerCase()) return 'own';
  if (car && (isRepriced(car, wish) || copyDifference(wish, car))) return 'changed';
  return priceProblemOf(car ? car.price : wish.price);
}

export function isRepriced(car: Pick<Car, 'price'>, wish: { price: number | undefined }) {
  return payablePrice(car.price) !== payablePrice(wish.price);
}
