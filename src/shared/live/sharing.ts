import { replaceEqualDeep } from '@tanstack/react-query';

/** What data were read from. The text goes with its data: a person's list leaves nothing here once it is dropped. */
const texts = new WeakMap<object, string>();

/** The text that these data say, word for word. Data that were changed here have none. */
export function textOf(data: unknown) {
  return typeof data === 'object' && data !== null ? texts.get(data) : undefined;
}

export function keepText(data: object, text: string) {
  texts.set(data, text);
}

/**
 * `structuralSharing` of every query: what is equal stays the same object, in lists also a document that has moved.
 * (React Query's own compares place by place, so that one arrival makes all others new.)
 */
export function share(before: unknown, after: unknown) {
  const shared = isList(before) && isList(after) ? shareList(before, after) : replaceEqualDeep(before, after);
  const text = textOf(after);
  if (text !== undefined && typeof shared === 'object' && shared !== null) keepText(shared, text);
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
