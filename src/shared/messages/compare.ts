import { formatCount, formatDistance, formatPrice } from './format';

export const years = (count: number) => formatCount(count, 'year', 'years');

/** `words` are those for less, the same and more; `by` is formatted before less and more. */
export function inWords(by: string, direction: number, [less, same, more]: readonly [string, string, string]) {
  return direction === 0 ? same : `${by} ${direction < 0 ? less : more}`;
}

export const compare = 'Compare';
export const comparing = 'Comparing';
export const pinned = 'Pinned';
/** The accessible name of a button that shows one of the three words above. */
export const buttonOf = (word: string, title: string) => `${word}: ${title}`;
export const isFull = (max: number) => `You compare ${max} cars already. Take one out first.`;

export const differences = {
  price: (by: number, direction: number) => inWords(formatPrice(by), direction, ['cheaper', 'same price', 'dearer']),
  mileage: (by: number, direction: number) => inWords(formatDistance(by), direction, ['less', 'same mileage', 'more']),
  year: (by: number, direction: number) => inWords(years(by), direction, ['older', 'same year', 'newer']),
  isPinned: 'The others are measured against this car',
  unknown: 'Neither post states enough to tell them apart',
  comparedTo: (title: string) => `Compared with ${title}:`,
} as const;

export * as compareMessages from './compare';
