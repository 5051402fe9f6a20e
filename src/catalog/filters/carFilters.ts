import * as v from 'valibot';
import { text } from '@/api/fields';
import type { Car } from '@/cars/schema';
import { MAX_SEARCH } from '@/lib/config/limits';
import { startOf } from '@/lib/text/format';
import { tokenize, createSearch } from '@/lib/text/search';
import { MAX_CHOICES } from './limits';
import { isGiven, isWithin, type Range, rangeFilters, type RangeDescription, type Scale } from './rangeFilters';

export const carSorts = ['newest', 'price-low', 'price-high', 'mileage'] as const;
export type CarSort = (typeof carSorts)[number];

export interface ChoiceDescription {
  /** Returns the value of a car; undefined if the post does not state it. */
  read: (car: Car) => string | undefined;
  /** The values that are offered first, in lower case. The others follow by name. */
  first?: readonly string[];
  /** All values that there are, if posts can have no others. */
  only?: readonly string[];
}

/** The filters by one or more values. They have the same names in the address, where they follow the ranges. */
export const choiceFilters = {
  condition: { read: ({ condition }) => condition, first: ['new', 'like new', 'used'] },
  gear: { read: ({ gearType }) => gearType },
  status: { read: ({ isPriceFixed }) => (isPriceFixed ? 'fixed' : 'neg'), only: ['fixed', 'neg'] },
} satisfies Record<string, ChoiceDescription>;

export type RangeName = keyof typeof rangeFilters;
export type ChoiceName = keyof typeof choiceFilters;
export type FilterName = RangeName | ChoiceName;
/** The ranges that have a histogram. */
export type ScaledName = {
  [Name in RangeName]: (typeof rangeFilters)[Name] extends { histogram: Scale } ? Name : never;
}[RangeName];

export const isRange = (name: string): name is RangeName => name in rangeFilters;
export const isScaled = (name: RangeName): name is ScaledName => 'histogram' in rangeFilters[name];
const isChoice = (name: string): name is ChoiceName => name in choiceFilters;
export const rangeNames = Object.keys(rangeFilters).filter(isRange);
export const choiceNames = Object.keys(choiceFilters).filter(isChoice);

/** The search, sort and filters in the URL's query string. Choices are in lower case. */
export interface CarFilters extends Record<RangeName, Range>, Record<ChoiceName, readonly string[]> {
  search: string;
  sort: CarSort;
}

const end = v.fallback(v.undefinedable(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))), undefined);
const ranges = v.object(v.entriesFromList(rangeNames, v.object({ from: end, to: end })));
const choice = v.pipe(
  v.array(text),
  v.transform((values) => [...new Set(values.flatMap((value) => value?.toLowerCase() ?? []))].slice(0, MAX_CHOICES)),
);
const choices = v.object(v.entriesFromList(choiceNames, choice));
const sort = v.fallback(v.picklist(carSorts), 'newest');

/** Reads the filters from the query string. Invalid parameters are ignored. */
export function readFilters(params: URLSearchParams): CarFilters {
  const last = (name: string) => params.getAll(name).at(-1);
  const endsOf = ({ params: { from, to } }: RangeDescription) => ({ from: last(from), to: last(to) });
  return {
    search: startOf(last('q') ?? '', MAX_SEARCH),
    sort: v.parse(sort, last('sort')),
    ...v.parse(ranges, Object.fromEntries(rangeNames.map((name) => [name, endsOf(rangeFilters[name])]))),
    ...v.parse(
      choices,
      Object.fromEntries(choiceNames.map((name) => [name, params.getAll(name).filter(isPossible(name))])),
    ),
  };
}

function isPossible(name: ChoiceName) {
  const { only }: ChoiceDescription = choiceFilters[name];
  return (value: string) => only === undefined || only.includes(value.toLowerCase());
}

/** Returns the query string with these filters. Other parameters are kept. */
export function writeFilters(filters: CarFilters, params: URLSearchParams) {
  const values: [name: string, values: readonly (string | number | undefined)[]][] = [
    ['q', [filters.search === '' ? undefined : filters.search]],
    ...rangeNames.flatMap((name): typeof values => [
      [rangeFilters[name].params.from, [filters[name].from]],
      [rangeFilters[name].params.to, [filters[name].to]],
    ]),
    ...choiceNames.map((name): (typeof values)[number] => [name, filters[name]]),
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
  return { ...readFilters(new URLSearchParams()), sort };
}

/** Returns a function that tells whether a car matches the filters. @param except a filter to leave out */
export function matcher(filters: CarFilters, except?: FilterName) {
  const words = tokenize(filters.search);
  const givenRanges = rangeNames.filter((name) => name !== except && isGiven(filters[name]));
  const givenChoices = choiceNames.filter((name) => name !== except && filters[name].length > 0);
  if (givenRanges.length + givenChoices.length + words.length === 0) return matchesAll;
  return (car: Car) =>
    givenRanges.every((name) => isWithin(rangeFilters[name].read(car), filters[name])) &&
    givenChoices.every((name) => filters[name].includes(choiceFilters[name].read(car)?.toLowerCase() ?? '')) &&
    hasWords(car, words);
}

const matchesAll = () => true;

/** Whether each word is in the title, the brand, the model or the description. @param words as `tokenize` returns them */
export const hasWords = createSearch(({ title, brand, model, description }: Car) =>
  [title, brand, model, description].filter(Boolean).join('\n'),
);
