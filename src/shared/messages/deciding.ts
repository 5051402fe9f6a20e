import { MIN_COMPARABLES } from '@/shared/config/carLimits';
import { formatCount, formatDistance, formatPrice } from './format';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

const countWord = (count: number) => numbers[count] ?? String(count);
const isAre = (count: number) => (count === 1 ? 'is' : 'are');

/** How one car's price compares with others. The counts add up to the number of the others. */
interface PriceCounts {
  cheaper: number;
  same: number;
  dearer: number;
}

/** How many of the other cars were driven less, and how many were driven more. */
interface MileageCounts {
  all: number;
  less: number;
  more: number;
}

export const positionMessages = {
  title: 'Where this price stands',
  lead: (count: number, name: string) =>
    `Asking prices of ${formatCount(count, `other ${name}`, `other ${name} cars`)} listed here, against what each has been driven.`,
  /** For example "Cheaper than 6 of 9 comparable cars, with more kilometres than most." */
  verdict: (price: PriceCounts, mileage: MileageCounts | undefined) =>
    mileage ? `${pricePart(price)}, ${mileagePart(mileage)}.` : `${pricePart(price)}. The post states no mileage.`,
  unpriced: 'This post states no price, so it cannot be placed among the others.',
  tooFew: (count: number, name: string) =>
    count === 0
      ? `No other ${name} here states a price and a mileage, so there is nothing to compare this price with.`
      : `Only ${countWord(count).toLowerCase()} other ${name} ${count === 1 ? 'car here states' : 'cars here state'} a price and a mileage: too few to say where this price stands.`,
  brandless: 'The post names no brand, so there is nothing to compare this price with.',
  method: (name: string, scarceModel: string | undefined) => {
    const min = countWord(MIN_COMPARABLES).toLowerCase();
    const why = scarceModel === undefined ? '' : `; of the ${scarceModel} alone there are fewer than ${min}`;
    return `Counted from every other ${name} listed here that states a price and a mileage${why}. These are asking prices, not a valuation.`;
  },
  notDrawn: (drawn: number, all: number) =>
    `The plot shows ${formatCount(drawn, 'car', 'cars')} of ${all}: those nearest to this one.`,
  both: (count: number) => `${countWord(count)} ${isAre(count)} both cheaper and less driven`,
  worse: (count: number, names: string | undefined) =>
    `${countWord(count)} ${isAre(count)} dearer and driven more${names === undefined ? '' : `: ${names}`}.`,

  plot: (count: number) => `Price against mileage of ${formatCount(count, 'other car', 'other cars')}`,
  plotHint: 'The arrow keys go from car to car by mileage. Enter opens one.',
  price: 'Price',
  mileage: 'Mileage',
  mileageKm: 'Mileage, km',
  thisCar: 'This car',
  /** @param others how many are at its point */
  thisCarAnd: (others: number) => `This car +${others.toLocaleString('en-US')}`,
  field: 'Cheaper and less driven',
  fieldLines: ['Cheaper', 'and less', 'driven'],
  seeCar: 'See this car',
  sameSpot: 'Also at this point:',
  pointName: (title: string, price: number, mileage: number) =>
    `${title}, ${formatPrice(price)}, ${formatDistance(mileage)}`,
  facts: (price: number, mileage: number) => `${formatPrice(price)}, ${formatDistance(mileage)}`,
  showTable: 'Show as a table',
  showPlot: 'Show as a plot',
  table: 'Prices and mileages of comparable cars, by mileage',
  car: 'Car',
  difference: 'Compared with this car',
} as const;

export const similarMessages = {
  title: 'Similar cars',
  allOfBrand: (count: number, brand: string) => `All ${formatCount(count, `${brand} car`, `${brand} cars`)}`,
  relations: { model: 'Same model', brand: 'Same brand', price: 'Near in price' },
  gears: { manual: 'manual', automatic: 'automatic' },
  years: (difference: number) => {
    if (difference === 0) return 'same year';
    const count = Math.abs(difference);
    const years = `${countWord(count).toLowerCase()} ${count === 1 ? 'year' : 'years'}`;
    return `${years} ${difference > 0 ? 'newer' : 'older'}`;
  },
  sellerCars: (name: string | undefined) => (name === undefined ? 'Also from this seller' : `Also from ${name}`),
  showMore: (count: number) => `Show ${count} more`,
} as const;

/** For example "$3,800 dearer"; undefined if a price is missing or both are the same. */
export function priceDifference(from: number | undefined, to: number | undefined) {
  if (from === undefined || to === undefined || from === to) return undefined;
  return to < from ? `${formatPrice(from - to)} cheaper` : `${formatPrice(to - from)} dearer`;
}

/** For example "39,400 km more". */
export function mileageDifference(from: number | undefined, to: number | undefined) {
  if (from === undefined || to === undefined || from === to) return undefined;
  return to < from ? `${formatDistance(from - to)} less` : `${formatDistance(to - from)} more`;
}

function pricePart({ cheaper, same, dearer }: PriceCounts) {
  const all = cheaper + same + dearer;
  if (same === all) return `The same price as all ${all} comparable cars`;
  if (dearer === all) return `Cheaper than all ${all} comparable cars`;
  if (cheaper === all) return `Dearer than all ${all} comparable cars`;
  const equal = same === 0 ? '' : `, the same price as ${same}`;
  return `Cheaper than ${dearer === 0 ? 'none' : dearer} of ${all} comparable cars${equal}`;
}

function mileagePart({ all, less, more }: MileageCounts) {
  if (more === all) return 'with fewer kilometres than all of them';
  if (less === all) return 'with more kilometres than all of them';
  if (more * 2 > all) return 'with fewer kilometres than most';
  if (less * 2 > all) return 'with more kilometres than most';
  return `driven less than ${more === 0 ? 'none' : more} of them`;
}
