import { commonMessages } from './common';
import { formatCount, formatDistance, formatPrice } from './format';

interface Range {
  from: number | undefined;
  to: number | undefined;
}

export const carMessages = {
  posted: 'Car Details Added',
  removed: 'Reported Post  Deleted',

  details: 'Details',
  detailsOf: (title: string) => `Details: ${title}`,
  untitled: commonMessages.untitled,
  fixed: 'Fixed',
  negotiable: 'NEG',
  isGone: 'No longer listed',
  listed: (when: string) => `Listed ${when}`,

  detailsPage: 'Car Details Page',
  breadcrumb: 'Breadcrumb',
  categories: 'Categories',
  description: 'Description',
  noDescription: 'The seller has not described this car.',
  goneSince: 'This car has been taken off the market since. What you see is how it was listed.',
  ownPost: 'This is your own post.',
  carNotFound: 'This car is not here',
  carNotFoundHint: 'It may have been sold or removed, or the link is not complete.',
  toAllCars: 'See all cars',
  specs: {
    title: 'Specification',
    price: 'Price',
    brand: 'Brand',
    gearType: 'Gear Type',
    condition: 'Condition',
    mileage: 'Mileage',
    position: 'Position',
    seats: (count: number) => `${count} Person`,
    wheel: 'Wheel',
    model: 'Model',
    status: 'Price Status',
    fixed: 'Fixed',
    negotiable: 'Negotiable',
  },
  seller: {
    title: 'Seller',
    nameless: 'Name not stated',
    verified: 'Verified seller',
    unchecked: 'Whether the seller is verified could not be checked.',
    showPhone: 'Show phone number',
    call: (phone: string) => `Call ${phone}`,
    noPhone: 'The seller has left no phone number.',
    showOfficePhone: 'Show the marketplace’s phone number',
    officePhone: 'Marketplace phone',
    office: (city: string) => `Marketplace office: ${city}`,
  },

  allHeading: (shown: number, total: number) => `All Available Data ${shown} Result of ${total}`,
  allHeadingUnknown: 'All Available Data … Result of …',
  brandHeading: (shown: number, brand: string) => `Showing ${shown} Result of ${brand}`,
  brandHeadingUnknown: (brand: string) => `Showing … Result of ${brand}`,
  results: 'Cars',
  found: (shown: number, total: number) => `${formatCount(shown, 'car', 'cars')} of ${total}`,
  noCars: 'No cars yet.',
  noCarsHint: 'As soon as somebody posts one, it is here.',
  noCarsOfBrand: 'No cars of this brand yet.',
  noCarsOfBrandHint: 'Other brands may have what you look for.',
} as const;

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
  dollars: '$',
  km: 'km',
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
  priceRange: (range: Range) => rangeText(range, formatPrice),
  mileageRange: (range: Range) => rangeText(range, formatDistance),
  chosen: 'Chosen filters',
  remove: (label: string) => `Remove filter: ${label}`,
  clearAll: 'Clear all',
  show: (count: number) => `Show ${formatCount(count, 'car', 'cars')}`,
  nothingFound: 'Nothing found',
  nothingFoundHint: 'No car fits all of this at once. Loosen one thing:',
  nothingFits: 'No car fits any of this. Clear it and start again.',
  without: (label: string, count: number) => `Without “${label}”: ${formatCount(count, 'car', 'cars')}`,
} as const;

function rangeText({ from, to }: Range, format: (amount: number | undefined) => string) {
  if (from === undefined) return `Up to ${format(to)}`;
  return to === undefined ? `From ${format(from)}` : `${format(from)} – ${format(to)}`;
}
