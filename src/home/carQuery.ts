import type { Category } from '@/categories/schema';
import type { SearchField } from '@/catalog/filters/searchAddress';
import { formatPrice } from '@/lib/text/format';
import { SEARCH_PRICES, SEARCH_YEARS } from './limits';
import { homeTexts } from './texts';

const texts = homeTexts.search;

/** What is chosen in each field of the search, as its form sends it; empty for any. */
export type CarQuery = Readonly<Record<SearchField, string>>;
export const nothingChosen: CarQuery = { brand: '', maxPrice: '', minYear: '' };

export interface Field {
  name: SearchField;
  label: string;
  /** The first one is empty: any. */
  options: readonly { value: string; label: string; chosen?: string }[];
}

const prices = SEARCH_PRICES.map((price) => {
  const label = formatPrice(price);
  return { value: String(price), label, chosen: texts.upTo(label) };
});
const years = SEARCH_YEARS.map((year) => ({ value: String(year), label: String(year), chosen: texts.from(year) }));

export function searchFields(brands: readonly Pick<Category, 'slug' | 'name'>[]): readonly Field[] {
  const slugs = brands.map(({ slug, name }) => ({ value: slug, label: name }));
  return [
    { name: 'brand', label: texts.brand, options: [{ value: '', label: texts.anyBrand }, ...slugs] },
    { name: 'maxPrice', label: texts.price, options: [{ value: '', label: texts.anyPrice }, ...prices] },
    { name: 'minYear', label: texts.year, options: [{ value: '', label: texts.anyYear }, ...years] },
  ];
}

/** In words; empty if nothing is chosen. */
export function chosenIn(query: CarQuery, fields: readonly Field[]) {
  const words = fields.flatMap(({ name, options }) => {
    const option = query[name] === '' ? undefined : options.find(({ value }) => value === query[name]);
    return option ? [option.chosen ?? option.label] : [];
  });
  return words.join(', ');
}
