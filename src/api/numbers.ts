import * as v from 'valibot';
import { MAX_AMOUNT, MAX_NUMERAL } from '@/lib/config/limits';

/**
 * The number format of posts and forms: digits without separators, or in groups of three with the same comma, space or
 * apostrophe between all groups; then optionally a point with one or two decimals; and a unit before or after. Everything else
 * is undefined, above all an ambiguous text such as `12.000`.
 */
const NUMBER = String.raw`((?:\d+|[1-9]\d{0,2}([, '])\d{3}(?:\2\d{3})*)(?:\.\d{1,2})?)`;
const US_DOLLARS = String.raw`(?:(?:US ?)?\$|USD)?`;

/** Accepts `12500`, `"12,500"`, `"$12 500.50"`, `"12500 USD"`; returns undefined for anything else. */
export const readDollars = readerOf(US_DOLLARS, US_DOLLARS);

/** Accepts `48200`, `"48,200 km"`; returns undefined for anything else. */
export const readKilometres = readerOf('', String.raw`(?:kms?\.?|kilomet(?:er|re)s?)?`);

/** Accepts `5`, `"5 seats"`, `"5 persons"`; returns undefined for anything else. */
export const readSeats = readerOf('', '(?:seats?|persons?)?');

export const dollars = statedNumber(readDollars);
export const kilometres = statedNumber(readKilometres);
export const seats = statedNumber(readSeats);

function readerOf(before: string, after: string) {
  const pattern = new RegExp(`^${before} *${NUMBER} *${after}$`, 'i');
  return (value: unknown) => {
    const digits = pattern.exec(normalize(value))?.[1];
    return digits === undefined ? undefined : Number(digits.replace(/[, ']/g, ''));
  };
}

/** Replaces typographic spaces and apostrophes. A text that is too long for a number becomes '' and is never matched. */
function normalize(value: unknown) {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > MAX_NUMERAL) return '';
  return text
    .trim()
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/’/g, "'");
}

/** A number field of a post. Numbers above `MAX_AMOUNT` become undefined, because there is no room to show them. */
function statedNumber(parse: (value: unknown) => number | undefined) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => {
      const number = parse(value);
      return number !== undefined && number <= MAX_AMOUNT ? number : undefined;
    }),
  );
}
