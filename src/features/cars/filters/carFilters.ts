import * as v from 'valibot';
import { text } from '@/shared/api/fields';
import { MAX_SEARCH } from '@/shared/config/limits';

export const carSorts = ['newest', 'price-low', 'price-high', 'mileage'] as const;
export type CarSort = (typeof carSorts)[number];

/** Both ends belong to it; an end that is not given is open. */
export interface Range {
  from: number | undefined;
  to: number | undefined;
}

/** What a person looks for, as it stands in the address. Choices are in small letters. */
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
  v.transform((words) => words.slice(0, MAX_SEARCH)),
);

const addressSchema = v.object({
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

const names = ['q', 'sort', 'minPrice', 'maxPrice', 'minMileage', 'maxMileage', 'condition', 'gear', 'status'] as const;

/** Reads what an address asks for; a part that makes no sense is as if it were not there. */
export function readFilters(address: URLSearchParams): CarFilters {
  const { q, minPrice, maxPrice, minMileage, maxMileage, ...rest } = v.parse(addressSchema, {
    ...Object.fromEntries(address),
    condition: address.getAll('condition'),
    gear: address.getAll('gear'),
    status: address.getAll('status'),
  });
  return {
    ...rest,
    search: q,
    price: { from: minPrice, to: maxPrice },
    mileage: { from: minMileage, to: maxMileage },
  };
}

/** The address that asks for them; what else it carries is kept. */
export function writeFilters({ search, sort, price, mileage, ...groups }: CarFilters, address: URLSearchParams) {
  const next = new URLSearchParams(address);
  for (const name of names) next.delete(name);
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

const everywhere: Range = { from: undefined, to: undefined };

/** Asks for every car; the order stays. */
export function clearFilters({ sort }: CarFilters): CarFilters {
  return { sort, search: '', price: everywhere, mileage: everywhere, condition: [], gear: [], status: [] };
}
