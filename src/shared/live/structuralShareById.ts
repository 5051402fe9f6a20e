import { replaceEqualDeep } from '@tanstack/react-query';
import { bytesOf, rememberBytes } from './responseBytes';

/**
 * `structuralSharing` of every query: what is equal stays the same object, in lists also a document that has moved.
 * (React Query's own compares place by place, so that one new document makes all others new.)
 */
export function structuralShareById(before: unknown, after: unknown) {
  const shared = isList(before) && isList(after) ? shareList(before, after) : replaceEqualDeep(before, after);
  const bytes = bytesOf(after);
  if (bytes !== undefined && typeof shared === 'object' && shared !== null) rememberBytes(shared, bytes);
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
