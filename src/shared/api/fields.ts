import * as v from 'valibot';
import { env } from '@/shared/config/env';
import { hasInvisibleChars, sanitizeText } from '@/shared/text/sanitizeText';
import {
  MAX_ADDRESS,
  MAX_EMAIL,
  MAX_LINE,
  MAX_LINES,
  MAX_PHONE,
  MAX_POST_DESCRIPTION,
  MAX_SLUG,
} from '@/shared/config/limits';
import { CallError } from './callError';
import { isObjectId, isOnlyDots } from './path';

/** A document's `_id`; a document without one is dropped. */
export const id = v.pipe(v.string(), v.check(isObjectId));

/** The id of another document, else undefined: what cannot be one gets into no path. */
export const reference = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' && isObjectId(value) ? value : undefined)),
);

/** A string, and of a number its digits; else undefined. */
const string = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'number' ? String(value) : value)),
  v.transform((value) => (typeof value === 'string' ? value : undefined)),
);

/** One line, as far as it can be read and there is room for it; nothing where there is nothing to read. */
export const text = sanitizedString({ length: MAX_LINE, lines: 1 });

/** The same of several lines. */
export const longText = sanitizedString({ length: MAX_POST_DESCRIPTION, lines: MAX_LINES });

/** Dialled as it is shown, so a longer one is none. */
export const phone = v.pipe(
  text,
  v.transform((number) => (number !== undefined && number.length <= MAX_PHONE ? number : undefined)),
);

const mailbox = /^[^\s@,;:<>()[\]\\"]+@[\p{L}\p{N}.-]+$/u;

/** Stands for one person: never changed, and nothing where it is no address of a mailbox or has what cannot be seen. */
export const email = strictString((address) => address.length <= MAX_EMAIL && mailbox.test(address));

/** Asked for as it is, so never changed; nothing where it would lead out of its place in a path. */
export const slug = strictString((name) => name.length <= MAX_SLUG && !isOnlyDots(name));

/** An address of a picture on one of the hosts that the settings allow, else undefined. */
export const picture = v.pipe(
  string,
  v.transform((address = '') => {
    if (address.length > MAX_ADDRESS || !URL.canParse(address)) return undefined;
    const url = new URL(address);
    const isOurs = /^https?:$/.test(url.protocol) && env.imageHosts.includes(url.host);
    return isOurs && url.username === '' && url.password === '' ? url.href : undefined;
  }),
);

export const booleanFlag = v.pipe(
  v.unknown(),
  v.transform((value) => value === true),
);

/** An array of documents; one that does not fit is left out. */
export function listOf<Output>(document: v.GenericSchema<unknown, Output>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((documents) =>
      documents.flatMap((candidate) => {
        const read = v.safeParse(document, candidate);
        return read.success ? [read.output] : [];
      }),
    ),
  );
}

/** One document. @throws CallError 'not-found' for the empty body that an unknown id is answered with */
export function oneOf<Output>(document: v.GenericSchema<unknown, Output>) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => {
      if (value === null || (Array.isArray(value) && value.length === 0)) throw new CallError('not-found');
      return v.parse(document, value);
    }),
  );
}

const dates = new Map<string, Date>();

/**
 * When a document was made: the first eight hex digits of its ObjectId are that second. The same second is the same
 * Date, so that an answer which says nothing new leaves its documents as they are.
 */
export function createdAt(objectId: string) {
  const second = objectId.slice(0, 8);
  const date = dates.get(second) ?? new Date(Number.parseInt(second, 16) * 1000);
  dates.set(second, date);
  return date;
}

function sanitizedString(room: { length: number; lines: number }) {
  return v.pipe(
    string,
    v.transform((typed) => (typed === undefined ? undefined : sanitizeText(typed, room))),
  );
}

/** A text that is not changed: whole, visible and as it must be, or undefined. */
function strictString(isRight: (value: string) => boolean) {
  return v.pipe(
    string,
    v.transform((value) => value?.trim()),
    v.transform((value) => (value !== undefined && isRight(value) && !hasInvisibleChars(value) ? value : undefined)),
  );
}
