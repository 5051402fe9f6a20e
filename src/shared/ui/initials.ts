/** theme.css has the colours `--avatar-0` to `--avatar-5`; white text on each is 4.5:1 or more. */
const TONES = 6;
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Of the first and the last word; a name of no letters gives "?". */
export function initialsOf(name: string) {
  const words = name.split(/[\s@._-]+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map(firstCharacter).join('').toUpperCase() || '?';
}

/** The same number for the same name, on every device. */
export function toneOf(name: string) {
  let sum = 0;
  for (const character of name.trim().toLowerCase()) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % TONES;
}

function firstCharacter(word = '') {
  const [first] = characters.segment(word);
  return first?.segment ?? '';
}
