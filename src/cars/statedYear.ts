import { brandName } from './brands';
import type { Car } from './schema';

const FIRST_YEAR = 1950;
const inParentheses = /\(((?:19|20)\d\d)\)/g;
const atAnEnd = /^((?:19|20)\d\d)\b(?!\s*(?:km|cc|kg))|(\S+)\s+((?:19|20)\d\d)$/;

/**
 * The year of a car, if the title or the model states one: in parentheses, at the beginning or at the end. Undefined if they state
 * different years, or if the number follows the brand, since a BMW 2002 is a model.
 */
export function statedYear({ title, model, brand }: Partial<Pick<Car, 'title' | 'model' | 'brand'>>, now = new Date()) {
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
