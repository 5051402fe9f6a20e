import { normalizeForSearch } from '@/shared/text/search';
import type { Car } from '../schema';

const plainTexts = new WeakMap<Car, string>();

function plainTextOf(car: Car) {
  const known = plainTexts.get(car);
  if (known !== undefined) return known;
  const text = normalizeForSearch([car.title, car.brand, car.model, car.description].filter(Boolean).join('\n'));
  plainTexts.set(car, text);
  return text;
}

/** Whether every word stands in the title, the brand, the model or the description. */
export function hasWords(car: Car, words: readonly string[]) {
  if (words.length === 0) return true;
  const text = plainTextOf(car);
  return words.every((word) => text.includes(word));
}
