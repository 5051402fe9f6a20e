import { formatCount, formatDistance, formatPrice, formatNumber } from '@/lib/text/format';
import type { ChoiceName, RangeName, ScaledName } from './carFilters';
import type { Range } from './rangeFilters';

interface RangeWords {
  label: string;
  textOf: (value: number | undefined) => string;
  /** The unit in the fields, before the number or after it. */
  before?: string;
  after?: string;
}

interface ScaledWords extends RangeWords {
  /** The names of the histogram's handles. */
  handles: Record<keyof Range, string>;
}

interface ChoiceWords {
  label: string;
  /** For values that the posts do not write themselves. */
  textOf?: (value: string) => string;
}

type Words = Record<RangeName, RangeWords> & Record<ScaledName, ScaledWords> & Record<ChoiceName, ChoiceWords>;

export const words: Words = {
  price: {
    label: 'Price',
    textOf: formatPrice,
    before: '$',
    handles: { from: 'Lowest price', to: 'Highest price' },
  },
  mileage: {
    label: 'Mileage',
    textOf: formatDistance,
    after: 'km',
    handles: { from: 'Least mileage', to: 'Most mileage' },
  },
  year: { label: 'Year', textOf: String },
  condition: { label: 'Condition' },
  gear: { label: 'Gear' },
  status: { label: 'Price status', textOf: (value) => (value === 'fixed' ? 'Fixed' : 'Negotiable') },
};

export const search = 'Search cars';
export const searchHint = 'Search title, brand or model';
export const sort = 'Sort';
export const sorts = {
  newest: 'Newest first',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  mileage: 'Mileage: low to high',
} as const;
export const chosenIn = (label: string, values: string) => `${label}: ${values}`;
/** For a button: "Up to $20k", "20k–80k km", "From $1,000k". */
export const shortened = (values: string) =>
  values.replace(/,000\b(?!,\d)/g, 'k').replace(/(\d\w*)(?: km)? – (?=\$?\d)/g, '$1–');
export const clear = (label: string) => `Clear ${label.toLowerCase()}`;
export const from = 'From';
export const to = 'To';
export const notStated = 'No car here states it.';
export const shown = (shown: number, total: number) => `${formatNumber(shown)} of ${formatCount(total, 'car', 'cars')}`;
export const unstated = (count: number, label: string) =>
  `${formatCount(count, 'car does not state its', 'cars do not state their')} ${label.toLowerCase()}.`;
export const cars = (count: number) => formatCount(count, 'car', 'cars');
export const histogram = (tallest: string) => `Where most cars are: ${tallest}`;
export const bar = (range: string, count: number) => `${range}: ${formatCount(count, 'car', 'cars')}`;
export const noLimit = 'No limit';
export const andMore = (end: string) => `${end} and more`;
export const range = (name: RangeName, { from, to }: Range) => {
  const { textOf } = words[name];
  if (from === undefined) return `Up to ${textOf(to)}`;
  return to === undefined ? `From ${textOf(from)}` : `${textOf(from)} – ${textOf(to)}`;
};
export const clearAll = 'Clear all';
export const nothingFound = 'Nothing found';
export const nothingFoundHint = 'No car fits all of this at once. Loosen one thing:';
export const nothingFits = 'To loosen one thing is not enough. Clear it and start again.';
/** The number comes first: after an Arabic or Hebrew label it would stand on its other side. */
export const without = (label: string, count: number) => `${cars(count)} without “${label}”`;

export * as filterTexts from './texts';
