import { once } from './once';

const segmenter = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** The characters as people see them: an emoji or an accented letter is one. */
export function graphemesOf(text: string) {
  return Array.from(segmenter().segment(text), ({ segment }) => segment);
}

/** The first of at most `length` UTF-16 units that are whole graphemes; of a single grapheme that is longer, whole code points. */
export function startOf(text: string, length: number) {
  if (text.length <= length) return text;
  const end = segmenter().segment(text).containing(length)?.index ?? length;
  return text.slice(0, end || length).replace(/\p{Cs}$/u, '');
}
