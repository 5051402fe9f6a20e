import { asciiNumerals } from '@/lib/text/normalizeInput';
import { brands, descriptionOf, type FieldName } from './carFields';
import { fieldNames, type CarFields } from './schema';

/** With its unit; undefined if the post does not state it. */
function specText(name: FieldName, car: Partial<CarFields>): string | undefined {
  const value = car[name];
  return value === undefined ? undefined : (descriptionOf(name).spec?.textOf?.(value) ?? String(value));
}

/** What a post states of these fields, in one line. */
export function specLine(car: Partial<CarFields>, names: readonly FieldName[]) {
  return names.flatMap((name) => specText(name, car) ?? []).join(' · ');
}

export interface Spec {
  name: string;
  label: string;
  textOf: (car: Partial<CarFields>) => string | undefined;
}

/** The specifications of a car, in the order of §2. The comparison has them too. */
export const specs: readonly Spec[] = fieldNames.flatMap((name) => {
  const { spec } = descriptionOf(name);
  return spec ? { name, label: spec.label, textOf: (car) => specText(name, car) } : [];
});

const cardFields = fieldNames
  .flatMap((name) => {
    const { cardPlace } = descriptionOf(name);
    return cardPlace === undefined ? [] : { name, cardPlace };
  })
  .sort((a, b) => a.cardPlace - b.cardPlace);

/** The line of facts on a card and at the top of the car's page. The year is found in the texts of a post. @param omitted a field to leave out */
export function cardSpecs(car: Partial<CarFields>, omitted?: FieldName): string[] {
  const fields = cardFields.filter(({ name }) => name !== omitted);
  const facts = [statedYear(car)?.toString(), ...fields.map(({ name }) => specText(name, car))];
  return facts.filter((fact) => fact !== undefined);
}

/** The shown name of a brand. That of none of the five is in capitals, as on cards: its slug does not say which letters are. */
export function brandName(slug: string) {
  return brands.find(({ value }) => value === slug.toLowerCase())?.label ?? slug.toUpperCase();
}

/** A brand's slug in an address as the marketplace spells it: capitals do not matter, unless it knows the brand in several spellings. */
export function spellingOf(slug: string, known: readonly (string | undefined)[]) {
  if (known.includes(slug)) return slug;
  return known.find((spelling) => spelling?.toLowerCase() === slug.toLowerCase()) ?? slug;
}

/** Returns how many cars have a brand's slug, spelled as the API finds them by it. */
export function countByBrand(cars: readonly Pick<CarFields, 'brand'>[]) {
  const counts = new Map<string | undefined, number>();
  for (const { brand } of cars) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  return (slug: string) => counts.get(slug) ?? 0;
}

const FIRST_YEAR = 1950;
const inParentheses = /\(((?:19|20)\d\d)\)/g;
const atAnEnd = /^((?:19|20)\d\d)\b(?!\s*(?:kms?|mi|miles?|cc|kg)\b)|(\S+)\s+((?:19|20)\d\d)$/i;

/**
 * The year of a car, if the title or the model states one: in parentheses, at the beginning or at the end. Undefined if they state
 * different years, or if the number follows the brand, since a BMW 2002 is a model.
 */
export function statedYear(
  { title, model, brand }: Partial<Pick<CarFields, 'title' | 'model' | 'brand'>>,
  now = new Date(),
) {
  const texts = [title, model].filter((text) => text !== undefined).map(asciiNumerals);
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
