import { tokenize, createSearch } from '@/lib/text/search';
import {
  choiceGroups,
  rangeFields,
  type CarFilters,
  type ChoiceGroup,
  type Range,
  type RangeField,
} from './carFilters';
import type { Car } from '@/cars/schema';
import { statedYear } from '@/cars/statedYear';

export type Criterion = 'search' | RangeField | ChoiceGroup;

/** The car's value for each group of choices; undefined if the post does not state it. */
export const choiceValueOf: Record<ChoiceGroup, (car: Car) => string | undefined> = {
  condition: ({ condition }) => condition,
  gear: ({ gearType }) => gearType,
  status: ({ isPriceFixed }) => (isPriceFixed ? 'fixed' : 'neg'),
};

const years = new WeakMap<Car, { year: number | undefined }>();

/** Kept, because it is looked for in the texts of a post. */
function yearOf(car: Car) {
  let known = years.get(car);
  if (!known) years.set(car, (known = { year: statedYear(car) }));
  return known.year;
}

/** The car's value for each range; undefined if the post does not state it. */
export const rangeValueOf: Record<RangeField, (car: Car) => number | undefined> = {
  price: ({ price }) => price,
  mileage: ({ mileage }) => mileage,
  year: yearOf,
};

/** Returns a function that tells whether a car matches the filters. @param except a criterion to leave out */
export function matcher(filters: CarFilters, except?: Criterion) {
  const words = except === 'search' ? [] : tokenize(filters.search);
  const ranges = rangeFields.filter((field) => field !== except && isGiven(filters[field]));
  const groups = choiceGroups.filter((group) => group !== except && filters[group].length > 0);
  if (ranges.length + groups.length + words.length === 0) return matchesAll;
  return (car: Car) =>
    ranges.every((field) => isWithin(rangeValueOf[field](car), filters[field])) &&
    groups.every((group) => filters[group].includes(choiceValueOf[group](car)?.toLowerCase() ?? '')) &&
    hasWords(car, words);
}

const matchesAll = () => true;

export function isGiven({ from, to }: Range) {
  return from !== undefined || to !== undefined;
}

export function isWithin(value: number | undefined, { from = 0, to = Infinity }: Range) {
  return value !== undefined && value >= from && value <= to;
}

/** Whether each word is in the title, the brand, the model or the description. @param words as `tokenize` returns them */
export const hasWords = createSearch(({ title, brand, model, description }: Car) =>
  [title, brand, model, description].filter(Boolean).join('\n'),
);
