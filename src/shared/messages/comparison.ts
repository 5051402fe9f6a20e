import { carDetailsMessages } from './carDetails';
import { inWords, years } from './compare';
import { formatCount } from './format';

const cars = (count: number) => formatCount(count, 'car', 'cars');
const ordinals = ['first', 'second', 'third', 'fourth'] as const;

/** The texts of the page of the comparison. */
export const page = {
  heading: (count: number) => (count === 0 ? 'Compare cars' : `Compare ${cars(count)}`),
  lead: 'Facts as their sellers state them today. The best of a row is named; differences count from the pinned car.',
  onlyDifferences: 'Only differences',
  off: (same: number) => `Off: ${sameRows(same)}`,
  on: (hidden: number) =>
    `On: ${hidden === 0 ? 'no row is hidden' : `${formatCount(hidden, 'row is', 'rows are')} hidden`}`,
  clear: 'Clear',
  region: 'Comparison, scrolls sideways',
  table: (count: number) => `Comparison of ${cars(count)}`,
  pin: 'Pin',
  pinCar: (title: string) => `Pin ${title}`,
  unpinCar: (title: string) => `Pinned: ${title}`,
  takeOut: 'Take out',
  takeOutCar: (title: string) => `Take out ${title}`,
  places: (count: number, max: number) => ({ count: `${count} of ${max}`, cars: 'cars' }),
  /** In place of a title that is not known. */
  untitled: { loading: 'Loading…', gone: 'A car unknown to this device', failed: 'Not loaded' },
  lastSeen: 'when it was last seen here',
  goneNote:
    'A car that is taken off the list stays in its column as “No longer listed”, with what was last seen of it.',
  addAnother: (place: number) => `Add a ${ordinals[place - 1] ?? 'further'} car`,
  addHint: 'With Compare on any card.',
  addHintWishes: 'With Compare on any card, or from your wishlist:',
  addWish: (title: string) => `Add ${title} to the comparison`,
  empty: 'No cars to compare yet',
  emptyHint: 'Press Compare on the cards of two to four cars. They are put side by side here.',
  toCars: 'See all cars',
} as const;

export const groups = { price: 'Price', car: 'The car', seller: 'The seller' } as const;
export const rows = {
  ...carDetailsMessages.specs,
  brandRank: 'Among its brand',
  monthly: 'Monthly estimate',
  year: 'Year, by the post',
  seller: 'Seller',
  since: 'Account since',
  listed: 'Listed',
  noticed: 'Noticed',
} as const;
export const best = {
  price: 'Cheapest',
  monthly: 'Lowest',
  year: 'Newest',
  mileage: 'Least driven',
  since: 'Longest here',
} as const;
export const cells = {
  less: (by: string, direction: number) => inWords(by, direction, ['less', 'the same', 'more']),
  older: (by: number, direction: number) => inWords(years(by), direction, ['older', 'the same', 'newer']),
  openToOffers: 'open to offers',
  cheaperThan: (count: number, of: number) => `Cheaper than ${count} of ${of}`,
  onlyOne: 'The only one with a price',
  unknown: 'Not known',
  notVerified: 'Not verified',
  nothing: 'Nothing',
  seePage: 'See the car’s page',
} as const;

export * as comparisonMessages from './comparison';

function sameRows(count: number) {
  if (count === 0) return 'every row differs';
  return count === 1 ? '1 row is the same' : `${count} rows are the same`;
}
