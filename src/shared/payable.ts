import { MAX_PAYABLE, MIN_PAYABLE } from './config/limits';

export type PriceProblem = 'not-stated' | 'too-small' | 'too-large' | 'uneven';

/**
 * Why a price cannot be charged, or undefined when it can. The payments host charges `price * 100` cents without
 * rounding, so the hundredfold must be a whole number in floating point: 19.99 is none (1998.9999999999998).
 */
export function priceProblemOf(price: number | undefined): PriceProblem | undefined {
  if (price === undefined || Number.isNaN(price)) return 'not-stated';
  if (price < MIN_PAYABLE) return 'too-small';
  if (price > MAX_PAYABLE) return 'too-large';
  return Number.isInteger(price * 100) ? undefined : 'uneven';
}

/** A price that can be charged, or undefined: a wish states no other. */
export function payablePrice(price: number | undefined) {
  return priceProblemOf(price) === undefined ? price : undefined;
}
