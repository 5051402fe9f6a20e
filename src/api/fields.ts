import * as v from 'valibot';
import { env } from '@/lib/config/env';
import { MAX_EMAIL, MAX_PHONE, MAX_LONG_TEXT, MAX_SLUG } from '@/lib/config/limits';
import { asciiNumerals } from '@/lib/text/normalizeInput';
import { hasInvisibleChars, sanitizeText } from '@/lib/text/sanitizeText';
import { CallError } from './callError';
import { CLOCK_TOLERANCE_MS, MAX_LINE, MAX_LINES, MAX_AMOUNT, MAX_NUMERAL, MAX_ADDRESS } from './limits';
import { isObjectId, objectIdTime } from './objectId';
import { isOnlyDots } from './path';

/** A document's `_id`, in lower case. It is the only required field: `listOf` drops a document without one. */
export const id = v.pipe(v.string(), v.check(isObjectId), v.toLowerCase());

/** The id of another document; anything else becomes undefined, so that it never gets into a path. */
export const reference = field((value) =>
  typeof value === 'string' && isObjectId(value) ? value.toLowerCase() : undefined,
);

/** A single line, sanitized and cut to `MAX_LINE`; undefined if nothing visible is left. */
export const text = sanitizedString({ length: MAX_LINE, lines: 1 });

/** The same for text of up to `MAX_LINES` lines. */
export const longText = sanitizedString({ length: MAX_LONG_TEXT, lines: MAX_LINES });

/** A phone number. One that is too long is undefined instead of cut, because it is dialled as shown. */
export const phone = v.pipe(
  text,
  v.transform((number) => (number !== undefined && number.length <= MAX_PHONE ? number : undefined)),
);

const mailbox = /^[^\s@,;:<>()[\]\\"]+@[\p{L}\p{N}.-]+$/u;

/** An email address. It identifies a user, so it is never changed: undefined if invalid or with invisible characters. */
export const email = strictString((address) => address.length <= MAX_EMAIL && mailbox.test(address));

/** A brand's slug. It is used as a path segment, so it is never changed: undefined if it cannot be one. */
export const slug = strictString((name) => name.length <= MAX_SLUG && !isOnlyDots(name));

const pictures = new Map<string, string | undefined>();

/** The URL of a picture on one of `env.imageHosts`; anything else becomes undefined. Each is parsed once: every poll repeats it. */
export const picture = field((value) => {
  if (typeof value !== 'string' || value.length > MAX_ADDRESS) return undefined;
  // Stryker disable next-line ConditionalExpression: parsed again, it is the same.
  if (!pictures.has(value)) pictures.set(value, pictureAddress(value));
  return pictures.get(value);
});

export const booleanFlag = field((value) => value === true);

/**
 * An array of documents, without those that do not match the schema. Of several with the same id the first is kept: a second one would be
 * counted and shown twice.
 */
export function listOf<Output>(document: v.GenericSchema<unknown, Output>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((documents) => {
      const ids = new Set<unknown>();
      return documents.flatMap((candidate) => {
        const result = v.safeParse(document, candidate);
        if (!result.success) return [];
        const documentId = idOf(result.output);
        if (documentId !== undefined && ids.has(documentId)) return [];
        ids.add(documentId);
        return [result.output];
      });
    }),
  );
}

/**
 * The same for a list that is only shown. If none of its documents can be read, the response counts as unreadable, because that is not
 * said of an empty list. What a write looks up is read with `listOf`: anybody could stop it with one document.
 */
export function shownListOf<Output>(document: v.GenericSchema<unknown, Output>) {
  return v.pipe(
    v.array(v.unknown()),
    v.check((documents) => documents.length === 0 || documents.some((candidate) => v.is(document, candidate))),
    listOf(document),
  );
}

function idOf(document: unknown) {
  if (typeof document !== 'object' || document === null) return undefined;
  if ('id' in document) return document.id;
  return '_id' in document ? document._id : undefined;
}

/** One document. Parsing throws CallError 'not-found' for the empty body, or `null`, that hosts send for an unknown id, and for nothing else. */
export function oneOf<Output>(document: v.GenericSchema<unknown, Output>) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => {
      if (value === null) throw new CallError('not-found');
      return v.parse(document, value);
    }),
  );
}

const dates = new Map<number, Date>();

/**
 * When a document was created: the first eight hex digits of its ObjectId are the Unix time in seconds. The same second returns
 * the same Date object, so that structural sharing keeps documents that have not changed.
 * @returns undefined if that is in the future: whoever stores a document can choose its id
 */
export function createdAt(objectId: string, now = Date.now()) {
  const time = objectIdTime(objectId);
  if (time > now + CLOCK_TOLERANCE_MS) return undefined;
  const date = dates.get(time) ?? new Date(time);
  dates.set(time, date);
  return date;
}

/** A field of which anything can be read, so that no value of it makes its document invalid. */
function field<T>(read: (value: unknown) => T) {
  return v.pipe(v.unknown(), v.transform(read));
}

/** A string, or a number as a string; anything else becomes undefined. */
function stringOf(value: unknown) {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

function sanitizedString(limits: { length: number; lines: number }) {
  return field((value) => {
    const string = stringOf(value);
    return string === undefined ? undefined : sanitizeText(string, limits);
  });
}

/** A trimmed string that is otherwise unchanged, or undefined if it is invalid or has invisible characters. */
function strictString(isValid: (value: string) => boolean) {
  return field((value) => {
    const string = stringOf(value)?.trim();
    return string !== undefined && isValid(string) && !hasInvisibleChars(string) ? string : undefined;
  });
}

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

/** Plain digits, separators, spaces and apostrophes. A text that is too long for a number becomes '' and is never matched. */
function normalize(value: unknown) {
  const text = typeof value === 'number' ? String(value) : value;
  // Stryker disable next-line StringLiteral: any text that is no number.
  if (typeof text !== 'string' || text.length > MAX_NUMERAL) return '';
  return asciiNumerals(text)
    .trim()
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/’/g, "'");
}

/** A number field of a post. Numbers above `MAX_AMOUNT` become undefined, because there is no room to show them. */
function statedNumber(parse: (value: unknown) => number | undefined) {
  return field((value) => {
    const number = parse(value) ?? Infinity;
    return number <= MAX_AMOUNT ? number : undefined;
  });
}

function pictureAddress(value: string) {
  if (!URL.canParse(value)) return undefined;
  const { protocol, host, username, password, href } = new URL(value);
  const isOfHost = ['https:', 'http:'].includes(protocol) && env.imageHosts.includes(host);
  return isOfHost && username === '' && password === '' ? href : undefined;
}

export const finiteNumber = v.pipe(v.number(), v.finite());

/** A list without its malformed entries, and without all after the first `max`. */
export function boundedList<Output>(entry: v.GenericSchema<unknown, Output>, max: number) {
  return v.pipe(
    listOf(entry),
    v.transform((entries): readonly Output[] => entries.slice(0, max)),
  );
}
