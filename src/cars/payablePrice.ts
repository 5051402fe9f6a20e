/** In dollars. Stripe accepts from 50 cents to 999,999.99 dollars in one charge. */
const MIN_PAYABLE = 0.5;
const MAX_PAYABLE = 999_999.99;

export type PriceProblem = 'not-stated' | 'too-small' | 'too-large' | 'uneven';

/**
 * Why a price in dollars cannot be charged, or undefined if it can. The payments host charges `price * 100` cents without
 * rounding, so the product must be an integer in floating point, which excludes 19.99 (1998.9999999999998).
 */
export function priceProblemOf(price: number | undefined): PriceProblem | undefined {
  if (price === undefined || Number.isNaN(price)) return 'not-stated';
  if (price < MIN_PAYABLE) return 'too-small';
  if (price > MAX_PAYABLE) return 'too-large';
  return Number.isInteger(centsOf(price)) ? undefined : 'uneven';
}

/** A price of zero is none: it is in posts whose price is to be asked for. */
export function statedPrice({ price }: { price?: number | undefined }) {
  return price === 0 ? undefined : price;
}

/** What the payments host charges for a price in dollars. */
export function centsOf(price: number) {
  return price * 100;
}

/** The price if it can be charged, else undefined: a wishlist item has no other prices. */
export function payablePrice(price: number | undefined) {
  return priceProblemOf(price) === undefined ? price : undefined;
}
