import { formatCount } from '@/lib/text/format';

export const compare = 'Compare';
export const comparing = 'Comparing';
/** The accessible name of a button that shows one of the two words above. */
export const buttonOf = (word: string, title: string) => `${word}: ${title}`;
export const isFull = (max: number) => `You compare ${max} cars already. Take one out first.`;

export const heading = (count: number) =>
  count === 0 ? 'Compare cars' : `Compare ${formatCount(count, 'car', 'cars')}`;
export const toCompare = 'to compare';
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

const countOfMax = (count: number, max: number) => `${count} of ${max} cars`;

export const tray = {
  label: 'Cars to compare',
  count: countOfMax,
  added: (title: string, count: number, max: number) => `${title} added to the comparison, ${countOfMax(count, max)}`,
  removed: (title: string, count: number, max: number) =>
    `${title} taken out of the comparison, ${countOfMax(count, max)}`,
  cleared: 'The comparison is empty',
  clear: 'Clear',
  chooseOneMore: 'Choose one more',
  goTo: 'To the compared cars',
} as const;

export * as comparisonTexts from './texts';
