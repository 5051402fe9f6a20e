import { payablePrice, priceProblemOf, type PriceProblem } from '@/shared/payable';
import type { Offer } from './order';

/** Why a wish cannot be paid. */
export type PaymentBlocker = PriceProblem | 'bought' | 'other-open' | 'unwished' | 'gone' | 'own' | 'repriced';

/** Another wishlist item of the same car that is paid, or whose payment has begun: no car is paid twice. */
export interface OtherItem {
  wishId: string;
  isPaid: boolean;
}

interface BlockerInput {
  other: OtherItem | undefined;
  price: number | undefined;
  /** Undefined until it is loaded. */
  car: Offer | undefined;
  isGone: boolean;
  /** The item has been removed from the wishlist. */
  isUnwished: boolean;
  email: string;
}

export function paymentBlockerOf({
  other,
  price,
  car,
  isGone,
  isUnwished,
  email,
}: BlockerInput): PaymentBlocker | undefined {
  if (other) return other.isPaid ? 'bought' : 'other-open';
  if (isGone) return 'gone';
  if (isUnwished) return 'unwished';
  if (car?.seller.email?.toLowerCase() === email.toLowerCase()) return 'own';
  if (car && payablePrice(car.price) !== payablePrice(price)) return 'repriced';
  return priceProblemOf(car ? car.price : price);
}
