import * as v from 'valibot';
import { text } from '@/shared/api/fields';
import { MAX_SEARCH } from '@/shared/config/limits';

export const carSorts = ['newest', 'price-low', 'price-high', 'mileage'] as const;
export type CarSort = (typeof carSorts)[number];

/** Both ends are inclusive; an undefined end is open. */
export interface Range {
  from: number | undefined;
  to: number | undefined;
}

/** The search, sort and filters in the URL's query string. Choices are in lower case. */
export interface CarFilters {
  search: string;
  sort: CarSort;
  price: Range;
  mileage: Range;
  condition: readonly string[];
  gear: readonly string[];
  status: readonly string[];
}

const end = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))), undefined);
const choices = v.pipe(
  v.array(text),
  v.transform((values) => [...new Set(values.flatMap((value) => value?.toLowerCase() ?? []))]),
);
const search = v.pipe(
  v.string(),
  v.transform((query) => query.slice(0, MAX_SEARCH)),
);

const paramsSchema = v.object({
  q: v.optional(search, ''),
  sort: v.fallback(v.picklist(carSorts), 'newest'),
  minPrice: end,
  maxPrice: end,
  minMileage: end,
  maxMileage: end,
  condition: choices,
  gear: choices,
  status: choices,
});

const paramNames = [
  'q',
  'sort',
  'minPrice',
  'maxPrice',
  'minMileage',
  'maxMileage',
  'condition',
  'gear',
  'status',
] as const;

/** Reads the filters from the query string. Invalid parameters are ignored. */
export function readFilters(params: URLSearchParams): CarFilters {
  const { q, minPrice, maxPrice, minMileage, maxMileage, ...rest } = v.parse(paramsSchema, {
    ...Object.fromEntries(params),
    condition: params.getAll('condition'),
    gear: params.getAll('gear'),
    status: params.getAll('status'),
  });
  return {
    ...rest,
    search: q,
    price: { from: minPrice, to: maxPrice },
    mileage: { from: minMileage, to: maxMileage },
  };
}

/** Returns the query string with these filters. Other parameters are kept. */
export function writeFilters({ search, sort, price, mileage, ...groups }: CarFilters, params: URLSearchParams) {
  const next = new URLSearchParams(params);
  for (const name of paramNames) next.delete(name);
  const values: [string, string | number | undefined][] = [
    ['q', search === '' ? undefined : search],
    ['minPrice', price.from],
    ['maxPrice', price.to],
    ['minMileage', mileage.from],
    ['maxMileage', mileage.to],
    ...groups.condition.map((value): [string, string] => ['condition', value]),
    ...groups.gear.map((value): [string, string] => ['gear', value]),
    ...groups.status.map((value): [string, string] => ['status', value]),
    ['sort', sort === 'newest' ? undefined : sort],
  ];
  for (const [name, value] of values) if (value !== undefined) next.append(name, String(value));
  return next;
}

const openRange: Range = { from: undefined, to: undefined };

/** Filters that match every car. The sort order is kept. */
export function clearFilters({ sort }: CarFilters): CarFilters {
  return { sort, search: '', price: openRange, mileage: openRange, condition: [], gear: [], status: [] };
}
