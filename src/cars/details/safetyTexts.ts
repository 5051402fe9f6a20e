/** Advice on how to buy safely. */
export const atContact =
  'See the car, its papers and the seller’s identity card before you pay anything. Somebody who asks for money to hold a car may not have it.';
export const atPay =
  'Pay only for a car that you have seen, with papers in the name of its seller. A payment is hard to get back.';

export * as safetyTexts from './safetyTexts';
