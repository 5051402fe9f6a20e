import { formatCount, formatDistance, formatPrice } from '@/lib/text/format';

interface Range {
  from: number | undefined;
  to: number | undefined;
}

/** A value of each filter that is a range, in words. */
const amounts = { price: formatPrice, mileage: formatDistance, year: String } as const;

export const search = 'Search cars';
export const searchHint = 'Search title, brand or model';
export const clearSearch = 'Clear the search';
export const sort = 'Sort';
export const sorts = {
  newest: 'Newest first',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  mileage: 'Mileage: low to high',
} as const;
export const labels = {
  condition: 'Condition',
  price: 'Price',
  mileage: 'Mileage',
  gear: 'Gear',
  year: 'Year',
  status: 'Price status',
} as const;
export const statuses = { fixed: 'Fixed', neg: 'Negotiable' } as const;
export const chosenIn = (label: string, values: string) => `${label}: ${values}`;
/** For a button: "Up to $20k". */
export const shortened = (values: string) => values.replace(/,000\b/g, 'k');
export const from = 'From';
export const to = 'To';
interface Unit {
  before?: string;
  after?: string;
}
export const units: Record<keyof typeof amounts, Unit> = { price: { before: '$' }, mileage: { after: 'km' }, year: {} };
export { amounts };
export const notStated = 'No car here states it.';
export const shown = (shown: number, total: number) => `${shown} of ${formatCount(total, 'car', 'cars')}`;
export const cars = (count: number) => formatCount(count, 'car', 'cars');
export const histogram = (tallest: string) => `Where most cars are: ${tallest}`;
export const bar = (range: string, count: number) => `${range}: ${formatCount(count, 'car', 'cars')}`;
export const handles = {
  price: { from: 'Lowest price', to: 'Highest price' },
  mileage: { from: 'Least mileage', to: 'Most mileage' },
} as const;
export const noLimit = 'No limit';
export const andMore = (end: string) => `${end} and more`;
export const range = (field: keyof typeof amounts, { from, to }: Range) => {
  const format = amounts[field];
  if (from === undefined) return `Up to ${format(to)}`;
  return to === undefined ? `From ${format(from)}` : `${format(from)} – ${format(to)}`;
};
export const clearAll = 'Clear all';
export const nothingFound = 'Nothing found';
export const nothingFoundHint = 'No car fits all of this at once. Loosen one thing:';
export const nothingFits = 'No car fits any of this. Clear it and start again.';
export const without = (label: string, count: number) => `Without “${label}”: ${formatCount(count, 'car', 'cars')}`;

export * as filterTexts from './texts';
