import { commonTexts } from '@/lib/text/texts';

/** The texts of the cards of cars, which the first pages show. */
export const details = 'Details';
export const detailsOf = (title: string) => `Details: ${title}`;
const untitled = commonTexts.untitled;
export const fixed = 'Fixed';
export const negotiable = 'NEG';
export const priceNegotiable = 'Price negotiable';
export const isGone = 'No longer listed';
export const namelessSeller = 'Name not stated';
export const sellerRole = 'Seller';

export function titleOf({ title }: { title?: string | undefined }) {
  return title ?? untitled;
}

export * as cardTexts from './texts';
