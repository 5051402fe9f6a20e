import { once } from '@/shared/text/once';

/** theme.css has the colours `--avatar-0` to `--avatar-5`, each with a contrast of at least 4.5:1 to white text. */
const TONES = 6;
const characters = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** The initials of the first and the last word; "?" for a name without letters and digits. */
export function initialsOf(name: string) {
  const words = name.split(/[\s@._-]+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map(firstCharacter).join('').toUpperCase() || '?';
}

/** The avatar colour's number, from 0 to 5. It depends on the name alone, so it is the same on every device. */
export function toneOf(name: string) {
  let sum = 0;
  for (const character of name.trim().toLowerCase()) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % TONES;
}

function firstCharacter(word = '') {
  const [first] = characters().segment(word);
  return first?.segment ?? '';
}
