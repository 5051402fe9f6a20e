import { statedPrice } from '@/cars/payablePrice';
import type { Car } from '@/cars/schema';
import { formatCount, formatDistance, formatPrice, formatNumber } from '@/lib/text/format';
import { MIN_COMPARABLES } from './limits';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

const countWord = (count: number) => numbers[count] ?? formatNumber(count);

export const priceTexts = {
  title: 'Where this price stands',
  hint: (count: number, name: string) => `Price and mileage of ${formatCount(count, `${name} car`, `${name} cars`)}`,
  /** For example "Cheaper than 7 of 11 comparable cars". The counts add up to the number of the other cars. */
  verdict: (cheaper: number, same: number, dearer: number) => {
    const all = cheaper + same + dearer;
    if (same === all) return `The same price as all ${formatNumber(all)} comparable cars`;
    if (dearer === all) return `Cheaper than all ${formatNumber(all)} comparable cars`;
    if (cheaper === all) return `More expensive than all ${formatNumber(all)} comparable cars`;
    return `Cheaper than ${dearer === 0 ? 'none' : formatNumber(dearer)} of ${formatNumber(all)} comparable cars`;
  },
  sentences: ({ verdict, details }: { verdict: string; details: string }) => `${verdict}. ${details}`,
  tooFew: 'Too few comparable cars to say whether the price is good',
  both: (count: number) =>
    `${count === 0 ? 'None' : countWord(count)} of them ${count < 2 ? 'is' : 'are'} both cheaper and less driven.`,
  noMileage: 'The post states no mileage.',
  method: (name: string, scarceModel: string | undefined) => {
    const min = countWord(MIN_COMPARABLES).toLowerCase();
    const why = scarceModel === undefined ? '' : `; of the ${scarceModel} alone there are fewer than ${min}`;
    return `Counted from every other ${name} listed here that states a price and a mileage${why}. These are asking prices, not a valuation.`;
  },
  notShown: (shown: number, all: number) =>
    `Shown are ${formatCount(shown, 'car', 'cars')} of ${formatNumber(all)}: those nearest to this one.`,
  price: 'Price',
  mileage: 'Mileage',
  thisCar: 'This car',
  better: 'Cheaper and less driven',
  facts: (price: number, mileage: number) => `${formatPrice(price)}, ${formatDistance(mileage)}`,
  table: 'Prices and mileages of comparable cars, by mileage',
  car: 'Car',
  difference: 'Compared with this car',
} as const;

/** How another car differs from this one, for example "$3,800 more, 39,400 km more"; empty if that is not stated. */
export function differenceBetween(car: Pick<Car, 'price' | 'mileage'>, other: Pick<Car, 'price' | 'mileage'>) {
  return [
    difference(statedPrice(car), statedPrice(other), formatPrice, 'cheaper'),
    difference(car.mileage, other.mileage, formatDistance, 'less'),
  ]
    .filter(Boolean)
    .join(', ');
}

function difference(
  from: number | undefined,
  to: number | undefined,
  format: (difference: number) => string,
  less: string,
) {
  if (from === undefined || to === undefined || from === to) return undefined;
  return `${format(Math.abs(to - from))} ${to < from ? less : 'more'}`;
}
