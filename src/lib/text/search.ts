import { normalizeInput } from './normalizeInput';

/** Letters that NFKD does not decompose into a base letter and an accent. */
const undecomposedLetters: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i' };

const notAscii = /[^\t\n -~]/;

/** Removes case, accents, invisible characters and other forms of a character: `Škoda` and `skoda` match, `ＢＭＷ` and `BMW`. */
export function normalizeForSearch(text: string) {
  // Most of ten thousand texts have no accents, and this is ten times as fast.
  if (!notAscii.test(text)) return text.toLowerCase();
  return normalizeInput(text, 'exact')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđı]/g, (letter) => undecomposedLetters[letter] ?? letter);
}

/** Without hyphens and apostrophes, so that `f150` and `F-150` match, and `king's` and the `king’s` of a phone's keyboard. */
const normalizeWords = (text: string) => normalizeForSearch(text).replace(/[-'‘’]/g, '');

/** Splits a search into words, normalized like the texts of `createSearch`. */
export function tokenize(search: string) {
  return normalizeWords(search)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
}

/**
 * Finds rows by words. The normalized text of a row is computed once and cached for as long as the row exists.
 * @param textOf all searchable text of a row
 * @returns whether the row contains every one of the words, which are as `tokenize` returns them
 */
export function createSearch<Row extends object>(textOf: (row: Row) => string) {
  const texts = new WeakMap<Row, string>();
  return (row: Row, words: readonly string[]) => {
    if (words.length === 0) return true;
    const text = texts.get(row) ?? normalizeWords(textOf(row));
    texts.set(row, text);
    return words.every((word) => text.includes(word));
  };
}
