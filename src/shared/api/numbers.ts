import * as v from 'valibot';
import { MAX_AMOUNT, MAX_NUMERAL } from '@/shared/config/limits';

/**
 * The one rule for numbers, in posts and in forms alike: digits in one piece, or in groups of three with the same comma,
 * space or apostrophe between all groups; after them at most a point with one or two decimals; before or after them the
 * unit. Everything else has no value, above all what can be read in two ways (`12.000`).
 */
const NUMBER = String.raw`((?:\d+|[1-9]\d{0,2}([, '])\d{3}(?:\2\d{3})*)(?:\.\d{1,2})?)`;
const US_DOLLARS = String.raw`(?:(?:US ?)?\$|USD)?`;

/** `12500`, `"12,500"`, `"$12 500.50"`, `"12500 USD"`; else undefined. */
export const readDollars = readerOf(US_DOLLARS, US_DOLLARS);

/** `48200`, `"48,200 km"`; else undefined. */
export const readKilometres = readerOf('', String.raw`(?:kms?\.?|kilomet(?:er|re)s?)?`);

/** `5`, `"5 seats"`, `"5 persons"`; else undefined. */
export const readSeats = readerOf('', '(?:seats?|persons?)?');

export const dollars = statedNumber(readDollars);
export const kilometres = statedNumber(readKilometres);
export const seats = statedNumber(readSeats);

function readerOf(before: string, after: string) {
  const pattern = new RegExp(`^${before} *${NUMBER} *${after}$`, 'i');
  return (value: unknown) => {
    const digits = pattern.exec(plain(value))?.[1];
    return digits === undefined ? undefined : Number(digits.replace(/[, ']/g, ''));
  };
}

/** With plain spaces and apostrophes for typographic ones; a text too long for a number is none, and is not searched. */
function plain(value: unknown) {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > MAX_NUMERAL) return '';
  return text
    .trim()
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/’/g, "'");
}

/** A field of a post; undefined, too, where there is no room to show so much. */
function statedNumber(read: (value: unknown) => number | undefined) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => {
      const number = read(value);
      return number !== undefined && number <= MAX_AMOUNT ? number : undefined;
    }),
  );
}
