const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const loneSurrogates = /\p{Cs}/gu;
/** Controls, bidirectional overrides, zero-width characters and fillers; joiners and variation selectors shape letters. */
const unseen = /(?!\t|\n|\p{Join_C}|\p{VS})[\p{Cc}\p{DI}\ufff9-\ufffb]/gu;
const moreJoiners = /(\p{Join_C})\p{Join_C}+/gu;
const idleJoiners = /(?<![\p{Lo}\p{M}\p{ExtPict}\p{EMod}])\p{Join_C}|\p{Join_C}(?![\p{Lo}\p{ExtPict}])/gu;
/** No script stacks more on one letter. */
const moreMarks = /(\p{M}{3})\p{M}+/gu;
const blanks = /\u2800/g;
const printableAscii = /^[\x20-\x7e]*$/;
/** So much may be taken out of a text before it is cut. */
const SLACK = 4;

interface Room {
  /** UTF-16 units, "…" included. */
  length: number;
  lines: number;
}

/**
 * What other people typed, as much of it as there is room for and without what cannot be seen: it would turn the order of
 * the text around, make two names look the same, or pile up over the neighbours.
 * @returns nothing where nothing can be seen
 */
export function sanitizeText(typed: string, { length, lines }: Room) {
  const start = typed.slice(0, length * SLACK);
  const seen = inLines(printableAscii.test(start) ? start : withoutInvisibleChars(start), lines).trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u.test(seen)) return undefined;
  if (seen.length <= length && start.length === typed.length) return seen;
  return `${seen.slice(0, length - 1).replace(/[\p{Cs}\s]+$/u, '')}…`;
}

/** Whether a text has characters that cannot be seen, or can be taken for others' places in the line. */
export function hasInvisibleChars(text: string) {
  return /[\p{C}\p{DI}]/u.test(text);
}

function withoutInvisibleChars(text: string) {
  return text
    .replace(lineEnds, '\n')
    .replace(loneSurrogates, '\ufffd')
    .replace(blanks, ' ')
    .replace(unseen, '')
    .replace(moreJoiners, '$1')
    .replace(idleJoiners, '')
    .replace(moreMarks, '$1');
}

/** At most that many lines, and never more than one empty line at a time. */
function inLines(text: string, lines: number) {
  if (lines === 1) return text.replace(/\s+/g, ' ');
  let line = 1;
  return text.replace(/\n\s*\n/g, '\n\n').replace(/\n/g, (end) => (++line > lines ? ' ' : end));
}
