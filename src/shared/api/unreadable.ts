import * as v from 'valibot';

const counts = new WeakMap<object, number>();

/** The documents that match the schema. The list remembers how many do not. */
export function readDocuments<Output>(document: v.GenericSchema<unknown, Output>, documents: readonly unknown[]) {
  const list = documents.flatMap((candidate) => {
    const result = v.safeParse(document, candidate);
    return result.success ? [result.output] : [];
  });
  counts.set(list, documents.length - list.length);
  return list;
}

/** How many documents of the response are missing in the list because they could not be read. */
export function unreadableIn(list: unknown) {
  return typeof list === 'object' && list !== null ? (counts.get(list) ?? 0) : 0;
}

/** For a list that takes the place of the one that was parsed. */
export function copyUnreadable(parsed: unknown, list: object) {
  counts.set(list, unreadableIn(parsed));
}
