import { ObjectId } from 'bson';

/** A new id of 24 hex digits; the first eight are the creation time in Unix seconds. */
export function newId(createdAt: Date = new Date()): string {
  return new ObjectId(ObjectId.generate(Math.floor(createdAt.getTime() / 1000))).toHexString();
}

/** Returns the id in lower case, as it is stored, or undefined if the text is not an ObjectId. */
export function readId(text: string): string | undefined {
  return /^[0-9a-f]{24}$/i.test(text) ? text.toLowerCase() : undefined;
}

/**
 * Makes an id of anything, as the hosted database's driver does: twelve characters are its bytes, and nothing or a number makes a new one.
 * @throws Error if the value is anything else than these and 24 hex digits
 */
export function toObjectId(value: unknown): string {
  if (value === undefined || value === null || typeof value === 'number') return newId();
  const text = typeof value === 'string' ? value : '';
  const id = readId(text) ?? (Buffer.byteLength(text) === 12 ? Buffer.from(text).toString('hex') : undefined);
  if (id === undefined) throw new Error(`${JSON.stringify(value)} is no ObjectId.`);
  return id;
}
