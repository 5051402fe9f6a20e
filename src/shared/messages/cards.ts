import { commonMessages } from './common';

/** The texts of the cards of cars, which the first pages show. */
export const cardMessages = {
  details: 'Details',
  detailsOf: (title: string) => `Details: ${title}`,
  untitled: commonMessages.untitled,
  fixed: 'Fixed',
  negotiable: 'NEG',
  isGone: 'No longer listed',
  namelessSeller: 'Name not stated',
  sellerRole: 'Seller',
} as const;
