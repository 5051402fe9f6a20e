import { ObjectId } from 'bson';

/** A new id of 24 hex digits; the first eight are the creation time in Unix seconds. */
export function newId(createdAt: Date = new Date()): string {
  return new ObjectId(ObjectId.generate(Math.floor(createdAt.getTime() / 1000))).toHexString();
}

/** Returns the id in lower case, as it is stored, or undefined if the text is not an ObjectId. */
export function readId(text: string): string | undefined {
  return /^[0-9a-f]{24}$/i.test(text) ? text.toLowerCase() : undefined;
}
