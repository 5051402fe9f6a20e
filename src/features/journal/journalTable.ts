import { normalizeForSearch, tokenize } from '@/shared/text/search';
import type { Act, JournalEntry } from '@/shared/journal/journal';
import { formatDate } from '@/shared/messages/format';
import { journalMessages as messages } from '@/shared/messages/journal';

/** The entries of this kind, if one is given, that contain every word of the search. */
export function searchEntries(entries: readonly JournalEntry[], search: string, kind?: Act) {
  const ofKind = kind === undefined ? entries : entries.filter(({ act }) => act === kind);
  const words = tokenize(search);
  if (words.length === 0) return ofKind;
  return ofKind.filter((entry) => {
    const { who, act, what = '', detail = '', result, record } = entry;
    const labels = `${messages.acts[act]} ${messages.results[result]}`;
    const text = normalizeForSearch([who, labels, what, detail, record?.seller.name, record?.seller.email].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

export function groupByDay(entries: readonly JournalEntry[]) {
  const days = new Map<string, JournalEntry[]>();
  for (const entry of entries) {
    const day = formatDate(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, list]) => ({ day, entries: list }));
}

/** The header and a row for each entry. */
export function csvRows(entries: readonly JournalEntry[]): (readonly string[])[] {
  const rows = entries.map(({ at, who, act, what, detail, result, error, record, person }) => [
    new Date(at).toISOString(),
    who,
    messages.acts[act],
    what ?? '',
    detail ?? '',
    messages.results[result],
    error ?? '',
    record?.id ?? person?.id ?? '',
    record?.price === undefined ? '' : String(record.price),
    record?.seller.email ?? '',
  ]);
  return [messages.csvColumns, ...rows];
}
