import * as v from 'valibot';
import { text } from '@/api/fields';
import { MAX_SEARCH } from '@/lib/config/limits';
import { startOf } from '@/lib/text/format';
import { tokenize, createSearch } from '@/lib/text/search';
import { statedYear } from '@/cars/facts';
import type { Car } from '@/cars/schema';

export const carSorts = ['newest', 'price-low', 'price-high', 'mileage'] as const;
export type CarSort = (typeof carSorts)[number];

/** Both ends are inclusive; an undefined end is open. */
export interface Range {
  from: number | undefined;
  to: number | undefined;
}

/** The filters that are ranges, with the names of their ends in the address. */
const rangeParams = {
  price: { from: 'minPrice', to: 'maxPrice' },
  mileage: { from: 'minMileage', to: 'maxMileage' },
  year: { from: 'minYear', to: 'maxYear' },
} as const;
export const rangeFields = ['price', 'mileage', 'year'] as const;
export type RangeField = (typeof rangeFields)[number];

/** The filters that are choices of values, in the order in which they are shown. They have the same names in the address. */
export const choiceGroups = ['condition', 'gear', 'status'] as const;
export type ChoiceGroup = (typeof choiceGroups)[number];

/** The search, sort and filters in the URL's query string. Choices are in lower case. */
export interface CarFilters extends Record<RangeField, Range>, Record<ChoiceGroup, readonly string[]> {
  search: string;
  sort: CarSort;
}

const end = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))), undefined);
const choices = v.pipe(
  v.array(text),
  v.transform((values) => [...new Set(values.flatMap((value) => value?.toLowerCase() ?? []))]),
);
const sort = v.fallback(v.picklist(carSorts), 'newest');

/** Reads the filters from the query string. Invalid parameters are ignored. */
export function readFilters(params: URLSearchParams): CarFilters {
  const last = (name: string) => params.getAll(name).at(-1);
  return {
    search: startOf(last('q') ?? '', MAX_SEARCH),
    sort: v.parse(sort, last('sort')),
    ...forEachRange(({ from, to }) => ({ from: v.parse(end, last(from)), to: v.parse(end, last(to)) })),
    ...forEachGroup((group) => v.parse(choices, params.getAll(group))),
  };
}

/** Returns the query string with these filters. Other parameters are kept. */
export function writeFilters(filters: CarFilters, params: URLSearchParams) {
  const values: [name: string, values: readonly (string | number | undefined)[]][] = [
    ['q', [filters.search === '' ? undefined : filters.search]],
    ...rangeFields.flatMap((field): typeof values => [
      [rangeParams[field].from, [filters[field].from]],
      [rangeParams[field].to, [filters[field].to]],
    ]),
    ...choiceGroups.map((group): (typeof values)[number] => [group, filters[group]]),
    ['sort', [filters.sort === 'newest' ? undefined : filters.sort]],
  ];
  const next = new URLSearchParams(params);
  for (const [name, given] of values) {
    next.delete(name);
    for (const value of given) if (value !== undefined) next.append(name, String(value));
  }
  return next;
}

/** Filters that match every car. The sort order is kept. */
export function clearFilters({ sort }: CarFilters): CarFilters {
  const open = { from: undefined, to: undefined };
  return { sort, search: '', ...forEachRange(() => open), ...forEachGroup(() => []) };
}

function forEachRange<T>(valueOf: (params: (typeof rangeParams)[RangeField]) => T): Record<RangeField, T> {
  const { price, mileage, year } = rangeParams;
  return { price: valueOf(price), mileage: valueOf(mileage), year: valueOf(year) };
}

function forEachGroup<T>(valueOf: (group: ChoiceGroup) => T): Record<ChoiceGroup, T> {
  return { condition: valueOf('condition'), gear: valueOf('gear'), status: valueOf('status') };
}

export type Criterion = 'search' | RangeField | ChoiceGroup;

/** The car's value for each group of choices; undefined if the post does not state it. */
export const choiceValueOf: Record<ChoiceGroup, (car: Car) => string | undefined> = {
  condition: ({ condition }) => condition,
  gear: ({ gearType }) => gearType,
  status: ({ isPriceFixed }) => (isPriceFixed ? 'fixed' : 'neg'),
};

const years = new WeakMap<Car, { year: number | undefined }>();

/** Cached, because finding it means searching the texts of a post. */
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
