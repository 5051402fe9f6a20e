/** Letters that NFD does not decompose into a base letter and an accent. */
const undecomposedLetters: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i' };

/** Removes case and accents, so that `Škoda` and `skoda` match. */
export function normalizeForSearch(text: string) {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđı]/g, (letter) => undecomposedLetters[letter] ?? letter);
}

/** Splits a search into words, normalized with `normalizeForSearch`. */
export function tokenize(search: string) {
  return normalizeForSearch(search)
    .split(/\s+/)
    .filter((word) => word !== '');
}
