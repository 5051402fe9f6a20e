import { MAX_SENTENCE } from '@/lib/config/limits';
import { startOf } from './format';

const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const loneSurrogates = /\p{Cs}/gu;
/**
 * Control characters, bidirectional overrides, zero-width characters and fillers. Joiners and variation selectors stay, because
 * they shape letters.
 */
const invisibleChars = /(?!\t|\n|\p{Join_C}|\p{VS})[\p{Cc}\p{DI}\ufff9-\ufffb]/gu;
const repeatedJoiners = /(\p{Join_C})\p{Join_C}+/gu;
const uselessJoiners = /(?<![\p{Lo}\p{M}\p{ExtPict}\p{EMod}])\p{Join_C}|\p{Join_C}(?![\p{Lo}\p{ExtPict}])/gu;
/** No script puts more than three marks on one letter. */
const excessMarks = /(\p{M}{3})\p{M}+/gu;
const blanks = /\u2800/g;
/** Latin text, of which only spaces and line ends are invisible. */
const plainText = /^[\n\x20-\x7e\u00a1-\u00ac\u00ae-\u02af\u2010-\u2016\u2018-\u2026\u20a0-\u20bf\u2190-\u21ff]*$/;
/** A text is first cut to this many times its maximum length, because sanitizing may shorten it. */
const SLACK = 4;

interface TextLimits {
  /** UTF-16 units, "…" included. */
  length: number;
  lines: number;
}

/**
 * Removes invisible characters from text of other users and cuts it with "…". Such characters could reverse the order of the
 * text, make two names look the same, or stack marks over neighbouring lines.
 * @returns undefined if nothing visible is left
 */
export function sanitizeText(raw: string, { length, lines }: TextLimits) {
  const start = startOf(raw, length * SLACK);
  const isPlain = plainText.test(start);
  const visible = limitLines(isPlain ? start : withoutInvisibleChars(start), lines).trim();
  // The classes of Unicode are slow, and most posts need none of them.
  if (isPlain ? visible === '' : !/[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u.test(visible)) return undefined;
  if (visible.length <= length && start.length === raw.length) return visible;
  return `${startOf(visible, length - 1).trimEnd()}…`;
}

/** A sentence of another host, as one line to show; undefined if there is none. */
export function sanitizeSentence(raw: string | undefined) {
  return raw === undefined ? undefined : sanitizeText(raw, { length: MAX_SENTENCE, lines: 1 });
}

/** Whether a text has invisible characters, or characters that change the order of others. */
export function hasInvisibleChars(text: string) {
  return /[\p{C}\p{DI}]/u.test(text);
}

function withoutInvisibleChars(text: string) {
  return text
    .replace(lineEnds, '\n')
    .replace(loneSurrogates, '\ufffd')
    .replace(blanks, ' ')
    .replace(invisibleChars, '')
    .replace(repeatedJoiners, '$1')
    .replace(uselessJoiners, '')
    .replace(excessMarks, '$1');
}

/** Limits the number of lines, and joins several empty lines into one. */
function limitLines(text: string, lines: number) {
  if (lines === 1) return text.replace(/\s\s+|[^\S ]/g, ' ');
  let line = 1;
  return text.replace(/\n\s*\n/g, '\n\n').replace(/\n/g, (end) => (++line > lines ? ' ' : end));
}
