import { formatCount, formatDistance, formatPrice } from './format';

interface Range {
  from: number | undefined;
  to: number | undefined;
}

/** A value of each filter that is a range, in words. */
const amounts = { price: formatPrice, mileage: formatDistance } as const;

export const filterMessages = {
  search: 'Search cars',
  searchHint: 'Search title, brand or model',
  clearSearch: 'Clear the search',
  sort: 'Sort',
  sorts: {
    newest: 'Newest first',
    'price-low': 'Price: low to high',
    'price-high': 'Price: high to low',
    mileage: 'Mileage: low to high',
  },
  condition: 'Condition',
  price: 'Price',
  mileage: 'Mileage',
  gear: 'Gear',
  status: 'Price status',
  statuses: { fixed: 'Fixed', neg: 'Negotiable' },
  more: 'More',
  filters: 'Filters',
  withCount: (label: string, chosen: number) => `${label}, ${chosen} chosen`,
  from: 'From',
  to: 'To',
  units: { price: '$', mileage: 'km' },
  amounts,
  notStated: 'No car here states it.',
  shown: (shown: number, total: number) => `${shown} of ${formatCount(total, 'car', 'cars')}`,
  cars: (count: number) => formatCount(count, 'car', 'cars'),
  histogram: (tallest: string) => `Where most cars are: ${tallest}`,
  bar: (range: string, count: number) => `${range}: ${formatCount(count, 'car', 'cars')}`,
  handles: {
    price: { from: 'Lowest price', to: 'Highest price' },
    mileage: { from: 'Least mileage', to: 'Most mileage' },
  },
  noLimit: 'No limit',
  andMore: (end: string) => `${end} and more`,
  range: (field: keyof typeof amounts, { from, to }: Range) => {
    const format = amounts[field];
    if (from === undefined) return `Up to ${format(to)}`;
    return to === undefined ? `From ${format(from)}` : `${format(from)} – ${format(to)}`;
  },
  chosen: 'Chosen filters',
  remove: (label: string) => `Remove filter: ${label}`,
  clearAll: 'Clear all',
  show: (count: number) => `Show ${formatCount(count, 'car', 'cars')}`,
  nothingFound: 'Nothing found',
  nothingFoundHint: 'No car fits all of this at once. Loosen one thing:',
  nothingFits: 'No car fits any of this. Clear it and start again.',
  without: (label: string, count: number) => `Without “${label}”: ${formatCount(count, 'car', 'cars')}`,
} as const;
