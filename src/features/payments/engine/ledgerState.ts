import { replaceEqualDeep } from '@tanstack/react-query';
import type { CallError } from '@/shared/api/callError';
import { isUnsettled, type Entry } from './entry';

/** What a tab knows of the ledger, and who is told of its changes. What stays the same stays the same object. */
export function createLedgerState() {
  const listeners = new Set<() => void>();
  let entries: ReadonlyMap<string, Entry> = new Map();
  let unsettled: readonly Entry[] = [];
  let problem: CallError | undefined;

  const tell = () => listeners.forEach((listener) => listener());

  function show(next: ReadonlyMap<string, Entry>) {
    const steady = new Map([...next].map(([id, entry]) => [id, replaceEqualDeep(entries.get(id), entry)]));
    const hasChanged = steady.size !== entries.size || [...steady].some(([id, entry]) => entries.get(id) !== entry);
    if (!hasChanged) return;
    entries = steady;
    unsettled = [...entries.values()].filter(isUnsettled);
    tell();
  }

  return {
    views: {
      find: (wishId: string) => entries.get(wishId),
      entriesOf: (carId: string) => [...entries.values()].filter((entry) => entry.carId === carId),
      unsettled: () => unsettled,
      problem: () => problem,
    },
    show,
    showOne: (entry: Entry) => show(new Map([...entries, [entry.wishId, entry]])),
    forget: (wishId: string) => show(new Map([...entries].filter(([id]) => id !== wishId))),
    setProblem(next: CallError | undefined) {
      if (next === problem) return;
      problem = next;
      tell();
    },
    listeners,
  };
}
