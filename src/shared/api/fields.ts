import * as v from 'valibot';
import { env } from '@/shared/env';
import { CallError } from './callError';
import { isObjectId } from './path';

/** A document's `_id`; a document without one is dropped. */
export const id = v.pipe(v.string(), v.check(isObjectId));

/** A string that is not blank, else undefined. A number reads as its digits. */
export const text = v.pipe(
  v.unknown(),
  v.transform((value) => {
    const read = typeof value === 'number' ? String(value) : value;
    return typeof read === 'string' && read.trim() !== '' ? read.trim() : undefined;
  }),
);

/** A number that is not negative: `12500`, `"12500"`, `"12,500"`, `"$12,500"`; else undefined. */
export const amount = v.pipe(
  v.unknown(),
  v.transform((value) => {
    if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : undefined;
    if (typeof value !== 'string') return undefined;
    const digits = /^\$?\s*((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)$/.exec(value.trim())?.[1];
    return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
  }),
);

/** An amount behind which a unit may stand: `"42,000 km"`. */
export const measure = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' ? value.replace(/\s*(km|kms|seats?|persons?)\.?$/i, '') : value)),
  amount,
);

/** An address of a picture on one of the hosts that the settings allow, else undefined. */
export const picture = v.pipe(
  text,
  v.transform((address) => {
    if (address === undefined || !URL.canParse(address)) return undefined;
    const url = new URL(address);
    return /^https?:$/.test(url.protocol) && env.imageHosts.includes(url.host) ? url.href : undefined;
  }),
);

export const flag = v.pipe(
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
