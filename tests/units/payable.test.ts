// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { payablePrice, priceProblemOf } from '@/cars/payablePrice';

describe('A price', () => {
  test.each([0.5, 0.75, 1, 12_500, 18_750.5, 999_999])('of %s can be charged', (price) => {
    expect(priceProblemOf(price)).toBeUndefined();
    expect(payablePrice(price)).toBe(price);
  });

  test.each([
    [undefined, 'not-stated'],
    [Number.NaN, 'not-stated'],
    [0, 'too-small'],
    [0.49, 'too-small'],
    [1_000_000, 'too-large'],
    [Infinity, 'too-large'],
    [19.99, 'uneven'],
    [1.005, 'uneven'],
    [1.1, 'uneven'],
  ])('of %s cannot be charged: %s', (price, why) => {
    expect(priceProblemOf(price)).toBe(why);
    expect(payablePrice(price)).toBeUndefined();
  });
});
