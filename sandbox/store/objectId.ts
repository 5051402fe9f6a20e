import { ObjectId } from 'bson';

/** A fresh id of 24 hex digits whose first eight are the second of its creation. */
export function newId(at: Date = new Date()): string {
  return new ObjectId(ObjectId.generate(Math.floor(at.getTime() / 1000))).toHexString();
}

/** The id as it is stored, or nothing when the text cannot be one. */
export function readId(text: string): string | undefined {
  return /^[0-9a-f]{24}$/i.test(text) ? text.toLowerCase() : undefined;
}
