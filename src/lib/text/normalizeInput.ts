/** Whether a text is read by people, or has to be exact: a number, a telephone number, an email address. */
export type InputKind = 'words' | 'exact';

const spaces = /[\p{Zs}\p{Zl}\p{Zp}\u2800]/gu;
/** Without joiners and variation selectors, which shape letters and emoji. */
const invisibleInWords = /(?!\t|\p{Join_C}|\p{VS})[\p{Cc}\p{DI}\ufff9-\ufffb]/gu;
const invisible = /(?!\t|\n)[\p{Cc}\p{Cf}\p{DI}]/gu;
const dashes = /[\p{Pd}\u02d7\u2043\u2212]/gu;
/** Full-width, small and mathematical forms, and ligatures. All of NFKC would read `12500²` as 125002. */
const otherForms = /[\ufb00-\ufb06\ufe50-\ufe6b\uff01-\uff5e\uffe0-\uffe6\u{1d400}-\u{1d7ff}]/gu;
/** The thousands separator and the decimal separator of Arabic numerals. */
const arabicSeparators: Record<string, string> = { '\u066c': ',', '\u066b': '.' };
const printableAscii = /^[\x20-\x7e]*$/;

/**
 * A pasted or typed line without invisible characters and with plain spaces. Words keep their letters and dashes. An exact text
 * also gets plain forms of its characters: `１２\u2011５００` becomes `12-500`, and `١٢٬٥٠٠` becomes `12,500`.
 */
export function normalizeInput(text: string, kind: InputKind) {
  if (printableAscii.test(text)) return text;
  const spaced = text.replace(spaces, ' ');
  if (kind === 'words') return spaced.replace(invisibleInWords, '');
  return asciiNumerals(spaced)
    .replace(invisible, '')
    .replace(otherForms, (character) => character.normalize('NFKC'))
    .replace(dashes, '-');
}

/** Writes the decimal digits of every script as 0 to 9, such as Arabic, Devanagari and full-width ones, and Arabic separators as `,` and `.`. */
export function asciiNumerals(text: string) {
  if (printableAscii.test(text)) return text;
  return text
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/[\u066b\u066c]/g, (separator) => arabicSeparators[separator] ?? separator);
}

/** Unicode encodes decimal digits in contiguous runs from zero to nine (The Unicode Standard, 4.6). */
function digitValue(digit: string) {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10;
}
