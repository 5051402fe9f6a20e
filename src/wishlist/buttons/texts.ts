import { commonTexts } from '@/lib/text/texts';

/** The texts of a visitor's buttons beside a car, which the first pages show. */
export const untitled = commonTexts.untitled;
export const signInToWish = (title: string) => `Sign in to add ${title} to your wishlist`;
export const addToCart = 'Add to cart';
export const cartOf = (label: string, title: string) => `${label}: ${title}`;

export * as wishButtonTexts from './texts';
