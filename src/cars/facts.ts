import * as v from 'valibot';
import { longText, phone, picture, slug, text, dollars, kilometres, seats } from '@/api/fields';
import { formatDistance } from '@/lib/text/format';

/** What a post states about a car, and how each is read. The form asks for them as `postFields` says. */
export const factSchemas = {
  title: text,
  image: picture,
  price: dollars,
  brand: slug,
  condition: text,
  position: seats,
  wheel: text,
  mileage: kilometres,
  gearType: text,
  model: text,
  isPriceFixed: v.pipe(v.unknown(), v.transform(readsAsFixed)),
  phone,
  description: longText,
};

export type FactName = keyof typeof factSchemas;

/** The names of the REST API that are not ours. */
export const wireNames: Partial<Record<FactName, string>> = {
  image: 'img',
  brand: 'slug',
  gearType: 'gear_type',
  isPriceFixed: 'negotiable_price',
};

export type Facts = v.InferOutput<v.ObjectSchema<typeof factSchemas, undefined>>;

/** With its unit; undefined if the post does not state it. */
export type TextOf = (car: Partial<Facts>) => string | undefined;

/** The line of facts on a card and at the top of the car's page, in this order. The year is found in the texts of a post. */
export const cardFacts = {
  year: (car) => statedYear(car)?.toString(),
  mileage: ({ mileage }) => (mileage === undefined ? undefined : formatDistance(mileage)),
  gearType: ({ gearType }) => gearType,
} satisfies Partial<Record<FactName | 'year', TextOf>>;

/** The five brands that a car can be posted with: the `slug` of the REST API and the shown name. */
export const brands = [
  { value: 'toyota', label: 'Toyota' },
  { value: 'bmw', label: 'BMW' },
  { value: 'ford', label: 'Ford' },
  { value: 'jeep', label: 'Jeep' },
  { value: 'jaguar', label: 'Jaguar' },
] as const;

/** The shown name of a brand. A slug that is none of the five is returned as it is. */
export function brandName(slug: string) {
  return brands.find(({ value }) => value === slug.toLowerCase())?.label ?? slug;
}

/** Returns how many cars have a brand's slug, spelled as the API finds them by it. */
export const countByBrand = (cars: readonly Pick<Facts, 'brand'>[]) => (slug: string) =>
  cars.filter(({ brand }) => brand === slug).length;

/**
 * Whether a post's `negotiable_price` means a fixed price. Sellers typed free text there, so whole words are matched, case
 * ignored. Text that means neither counts as fixed, as any other truthy value does.
 */
export function readsAsFixed(negotiablePrice: unknown) {
  if (typeof negotiablePrice !== 'string') return Boolean(negotiablePrice);
  const text = negotiablePrice.trim();
  if (text === '') return false;
  if (/\bfixed\b/i.test(text) || /\b(?:non|not|no)[\s\p{Pd}]*neg/iu.test(text)) return true;
  return !/\b(?:neg\w*|yes)\b/i.test(text);
}

const FIRST_YEAR = 1950;
const inParentheses = /\(((?:19|20)\d\d)\)/g;
const atAnEnd = /^((?:19|20)\d\d)\b(?!\s*(?:km|cc|kg))|(\S+)\s+((?:19|20)\d\d)$/;

/**
 * The year of a car, if the title or the model states one: in parentheses, at the beginning or at the end. Undefined if they state
 * different years, or if the number follows the brand, since a BMW 2002 is a model.
 */
export function statedYear(
  { title, model, brand }: Partial<Pick<Facts, 'title' | 'model' | 'brand'>>,
  now = new Date(),
) {
  const texts = [title, model].filter((text) => text !== undefined);
  const bracketed = texts.flatMap((text) => [...text.matchAll(inParentheses)].map(([, year]) => Number(year)));
  const years = bracketed.length > 0 ? bracketed : texts.flatMap((text) => yearAtAnEnd(text, brand) ?? []);
  const [year] = years;
  const isOne = new Set(years).size === 1;
  return isOne && year !== undefined && year >= FIRST_YEAR && year <= now.getFullYear() + 1 ? year : undefined;
}

function yearAtAnEnd(text: string, brand: string | undefined) {
  const [, first, before, last] = atAnEnd.exec(text.trim()) ?? [];
  if (first !== undefined) return text.trim() === first ? undefined : Number(first);
  const isModel =
    brand !== undefined && [brand, brandName(brand)].some((name) => name.toLowerCase() === before?.toLowerCase());
  return last === undefined || isModel ? undefined : Number(last);
}
