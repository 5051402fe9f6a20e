import { commonMessages } from './common';

/** The texts of a visitor's buttons beside a car, which the first pages show. */
export const wishButtonMessages = {
  untitled: commonMessages.untitled,
  signInToWish: (title: string) => `Sign in to add ${title} to your wishlist`,
  wishlist: 'Wishlist',
  addToCart: 'Add to cart',
  cartOf: (label: string, title: string) => `${label}: ${title}`,
} as const;
