import { replaceEqualDeep } from '@tanstack/react-query';

/** What data were read from. The bytes go with their data: a person's list leaves nothing here once it is dropped. */
const answers = new WeakMap<object, ArrayBuffer>();

/** The answer that these data say, byte for byte. Data that were changed here have none. */
export function bytesOf(data: unknown) {
  return typeof data === 'object' && data !== null ? answers.get(data) : undefined;
}

export function keepBytes(data: object, bytes: ArrayBuffer) {
  answers.set(data, bytes);
}

/** Compares answers four bytes at a time. */
export function isSameAnswer(one: ArrayBuffer | undefined, other: ArrayBuffer) {
  if (one === other) return true;
  if (one?.byteLength !== other.byteLength) return false;
  const whole = other.byteLength - (other.byteLength % 4);
  return (
    isSameIn(new Int32Array(one, 0, whole / 4), new Int32Array(other, 0, whole / 4)) &&
    isSameIn(new Uint8Array(one, whole), new Uint8Array(other, whole))
  );
}

function isSameIn(one: Int32Array | Uint8Array, other: Int32Array | Uint8Array) {
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}

/**
 * `structuralSharing` of every query: what is equal stays the same object, in lists also a document that has moved.
 * (React Query's own compares place by place, so that one arrival makes all others new.)
 */
export function share(before: unknown, after: unknown) {
  const shared = isList(before) && isList(after) ? shareList(before, after) : replaceEqualDeep(before, after);
  const bytes = bytesOf(after);
  if (bytes !== undefined && typeof shared === 'object' && shared !== null) keepBytes(shared, bytes);
  return shared;
}

function shareList(before: readonly unknown[], after: readonly unknown[]) {
  const known = new Map(before.map((item) => [idOf(item), item]));
  const shared = after.map((item) => replaceEqualDeep(known.get(idOf(item)), item));
  return shared.length === before.length && shared.every((item, at) => item === before[at]) ? before : shared;
}

function isList(data: unknown): data is readonly unknown[] {
  return Array.isArray(data);
}

/** Items without an id are matched by themselves. */
function idOf(item: unknown) {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : item;
}
