import { replaceEqualDeep } from '@tanstack/react-query';

/**
 * The `structuralSharing` of every query: equal data keep their object, and in a list so does a document that has moved.
 * (React Query's default compares by index, so that one inserted document would replace all that follow.)
 */
export function structuralShareById(before: unknown, after: unknown): unknown {
  return isList(before) && isList(after) ? shareList(before, after) : replaceEqualDeep(before, after);
}

function shareList(before: readonly unknown[], after: readonly unknown[]) {
  const beforeById = new Map(before.map((item) => [idOf(item), item]));
  const shared = after.map((item) => replaceEqualDeep(beforeById.get(idOf(item)), item));
  return shared.length === before.length && shared.every((item, index) => item === before[index]) ? before : shared;
}

function isList(data: unknown): data is readonly unknown[] {
  return Array.isArray(data);
}

/** Items without an id, such as strings, are matched by their value. */
function idOf(item: unknown) {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : item;
}
