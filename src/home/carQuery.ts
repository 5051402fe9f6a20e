import type { Car } from '@/cars/schema';
import { isGiven, isWithin, rangeFilters } from '@/catalog/filters/rangeFilters';
import { BRAND, searchAddress } from '@/catalog/filters/searchAddress';
import type { Category } from '@/categories/schema';
import { withParam } from '@/lib/browser/useAddressQuery';
import { formatPrice } from '@/lib/text/format';
import { SEARCH_PRICES, SEARCH_YEARS } from './limits';
import { homeTexts } from './texts';

const texts = homeTexts.search;

/** What is chosen in each field of the search, as its form sends it; empty for any. */
export type CarQuery = Readonly<Record<'brand' | 'price' | 'year', string>>;
export const nothingChosen: CarQuery = { brand: '', price: '', year: '' };

export interface Field {
  part: keyof CarQuery;
  /** Its name in the form, which is that in the address of the list. */
  name: string;
  label: string;
  /** The first one is empty: any. */
  options: readonly { value: string; label: string; chosen?: string }[];
}

const { price, year } = rangeFilters;
const prices = SEARCH_PRICES.map((dollars) => {
  const label = formatPrice(dollars);
  return { value: String(dollars), label, chosen: texts.upTo(label) };
});
const years = SEARCH_YEARS.map((first) => ({ value: String(first), label: String(first), chosen: texts.from(first) }));

/** A host may list a brand twice. */
export function searchFields(brands: readonly Pick<Category, 'slug' | 'name'>[]): readonly Field[] {
  const named = new Map(brands.map(({ slug, name }) => [slug, { value: slug, label: name }]));
  return [
    {
      part: 'brand',
      name: BRAND,
      label: texts.brand,
      options: [{ value: '', label: texts.anyBrand }, ...named.values()],
    },
    {
      part: 'price',
      name: price.params.to,
      label: texts.price,
      options: [{ value: '', label: texts.anyPrice }, ...prices],
    },
    {
      part: 'year',
      name: year.params.from,
      label: texts.year,
      options: [{ value: '', label: texts.anyYear }, ...years],
    },
  ];
}

/** What the address of home says is chosen. What is not offered, or not any more once the host has sent its brands, is not chosen. */
export function chosenQuery(params: URLSearchParams, fields: readonly Field[]): CarQuery {
  const choices = fields.map(({ part, name, options }) => {
    const chosen = params.get(name) ?? '';
    return [part, options.some(({ value }) => value === chosen) ? chosen : ''] as const;
  });
  return { ...nothingChosen, ...Object.fromEntries(choices) };
}

/** Writes choices into the address of home, so that Back from the list and a reload find them there. */
export function writeChoices(params: URLSearchParams, choices: Partial<CarQuery>, fields: readonly Field[]) {
  for (const { part, name } of fields) if (choices[part] !== undefined) withParam(params, name, choices[part]);
  return params;
}

export function addressOf(query: CarQuery, fields: readonly Field[]) {
  return searchAddress(new URLSearchParams(fields.map(({ name, part }) => [name, query[part]])));
}

/** What is chosen, in words; empty if nothing is. */
export function chosenIn(query: CarQuery, fields: readonly Field[]) {
  const words = fields.flatMap(({ part, options }) => {
    const option = query[part] === '' ? undefined : options.find(({ value }) => value === query[part]);
    return option ? [option.chosen ?? option.label] : [];
  });
  return words.join(', ');
}

/** How many cars the list will show. */
export function countMatching(query: CarQuery, cars: readonly Car[]) {
  const prices = { from: undefined, to: endOf(query.price) };
  const years = { from: endOf(query.year), to: undefined };
  const fits = (car: Car) =>
    (query.brand === '' || car.brand === query.brand) &&
    (!isGiven(prices) || isWithin(price.read(car), prices)) &&
    (!isGiven(years) || isWithin(year.read(car), years));
  return cars.filter(fits).length;
}

const endOf = (chosen: string) => (chosen === '' ? undefined : Number(chosen));
