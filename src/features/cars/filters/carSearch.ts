import { normalizeForSearch } from '@/shared/text/search';
import type { Car } from '../schema';

const searchTexts = new WeakMap<Car, string>();

function searchTextOf(car: Car) {
  const cached = searchTexts.get(car);
  if (cached !== undefined) return cached;
  const text = normalizeForSearch([car.title, car.brand, car.model, car.description].filter(Boolean).join('\n'));
  searchTexts.set(car, text);
  return text;
}

/** Whether each word is in the title, the brand, the model or the description. @param words as `tokenize` returns them */
export function hasWords(car: Car, words: readonly string[]) {
  if (words.length === 0) return true;
  const text = searchTextOf(car);
  return words.every((word) => text.includes(word));
}
