import { formatCount } from '@/lib/text/format';

export const heading = (count: number) =>
  count === 0 ? 'Compare cars' : `Compare ${formatCount(count, 'car', 'cars')}`;
export const onlyDifferences = 'Only differences';
export const addAnother = 'Add another car';
export const region = 'Comparison, scrolls sideways';
export const takeOut = (title: string) => `Take ${title} out`;
/** In place of a title that is not known. */
export const untitled = { loading: 'Loading…', gone: 'An unknown car', failed: 'An unknown car' } as const;
export const notLoaded = 'Not loaded';
export const isSame = ', the same in all';
export const unknown = 'Not known';
export const empty = 'No cars to compare yet';
export const emptyHint = 'Press Compare on the cards of two to four cars.';
export const year = 'Year';
export const seller = 'Seller';
export const listed = 'Listed';
export const best = { price: 'Cheapest', year: 'Newest', mileage: 'Least driven' } as const;

export const tray = {
  label: 'Cars to compare',
  count: (count: number, max: number) => `${count} of ${max} cars`,
  clear: 'Clear',
} as const;

export * as comparisonTexts from './texts';
