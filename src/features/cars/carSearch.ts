import type { Car } from './schema';

/** Letters that Unicode does not take apart into a letter and its accent. */
const wholeLetters: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i' };

/** Case and accents do not count: `Škoda` and `skoda` are the same. */
export function plain(text: string) {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđı]/g, (letter) => wholeLetters[letter] ?? letter);
}

const plainTexts = new WeakMap<Car, string>();

function plainTextOf(car: Car) {
  const known = plainTexts.get(car);
  if (known !== undefined) return known;
  const text = plain([car.title, car.brand, car.model, car.description].filter(Boolean).join('\n'));
  plainTexts.set(car, text);
  return text;
}

/** The words of a search, ready to be looked for. */
export function wordsOf(search: string) {
  return plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Whether every word stands in the title, the brand, the model or the description. */
export function hasWords(car: Car, words: readonly string[]) {
  if (words.length === 0) return true;
  const text = plainTextOf(car);
  return words.every((word) => text.includes(word));
}
