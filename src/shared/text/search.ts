/** Letters that Unicode does not take apart into a letter and its accent. */
const wholeLetters: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i' };

/** For searching: case and accents do not count, so `Škoda` and `skoda` are the same. */
export function normalizeForSearch(text: string) {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđı]/g, (letter) => wholeLetters[letter] ?? letter);
}

/** The words of a search, ready to be looked for in plain text. */
export function tokenize(search: string) {
  return normalizeForSearch(search)
    .split(/\s+/)
    .filter((word) => word !== '');
}
