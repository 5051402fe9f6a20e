/** The source of a regular expression for a MongoDB ObjectId in hex, the format of every `_id`. */
export const OBJECT_ID = '[0-9a-fA-F]{24}';

const wholeObjectId = new RegExp(`^${OBJECT_ID}$`);

export function isObjectId(id: string) {
  return wholeObjectId.test(id);
}

/** When the host made it, in milliseconds since 1970: an ObjectId begins with its second. */
export function objectIdTime(id: string) {
  return Number.parseInt(id.slice(0, 8), 16) * 1000;
}
