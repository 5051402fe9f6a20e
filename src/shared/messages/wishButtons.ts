import { commonMessages } from './common';

/** The texts of a visitor's buttons beside a car, which the first pages show. */
export const untitled = commonMessages.untitled;
export const signInToWish = (title: string) => `Sign in to add ${title} to your wishlist`;
export const addToCart = 'Add to cart';
export const cartOf = (label: string, title: string) => `${label}: ${title}`;

export * as wishButtonMessages from './wishButtons';
