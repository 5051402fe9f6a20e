import { formatPrice } from './format';
import { formatShortDate } from './shortDate';

export const since = 'Since you saved them';
export const unchanged = 'Nothing has changed since you saved them.';
export const cheaper = (count: number) => `${count} cheaper`;
export const dearer = (count: number) => `${count} dearer`;
export const gone = (count: number) => `${count} gone`;

export const was = (price: number, on: Date | undefined) =>
  `was ${formatPrice(price)}${on ? ` on ${formatShortDate(on)}` : ''}`;
export const cheaperBy = (amount: number) => `${formatPrice(amount)} cheaper`;
export const dearerBy = (amount: number) => `${formatPrice(amount)} dearer`;
export const savedOn = (on: Date) => `saved on ${formatShortDate(on)}`;

export const sort = 'Sort the wishlist';
export const sorts = {
  newest: 'Newest first',
  change: 'Biggest change first',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
} as const;

export * as wishChangeMessages from './wishChanges';
