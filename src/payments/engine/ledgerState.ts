import { replaceEqualDeep } from '@tanstack/react-query';
import type { CallError } from '@/api/callError';
import { isUnfinished, type Entry } from './entry';

/** A tab's copy of the ledger, and the listeners to its changes. Unchanged entries stay the same objects. */
export function createLedgerState() {
  const listeners = new Set<() => void>();
  let entries: ReadonlyMap<string, Entry> = new Map();
  let unfinished: readonly Entry[] = [];
  let problem: CallError | undefined;

  const notify = () => listeners.forEach((listener) => listener());

  function setEntries(next: ReadonlyMap<string, Entry>) {
    const merged = new Map([...next].map(([id, entry]) => [id, replaceEqualDeep(entries.get(id), entry)]));
    const hasChanged = merged.size !== entries.size || [...merged].some(([id, entry]) => entries.get(id) !== entry);
    if (!hasChanged) return;
    entries = merged;
    unfinished = [...entries.values()].filter(isUnfinished);
    notify();
  }

  return {
    views: {
      find: (wishId: string) => entries.get(wishId),
      entriesOf: (carId: string) => [...entries.values()].filter((entry) => entry.carId === carId),
      unfinished: () => unfinished,
      problem: () => problem,
    },
    setEntries,
    setEntry: (entry: Entry) => setEntries(new Map([...entries, [entry.wishId, entry]])),
    removeEntry: (wishId: string) => setEntries(new Map([...entries].filter(([id]) => id !== wishId))),
    setProblem(next: CallError | undefined) {
      if (next === problem) return;
      problem = next;
      notify();
    },
    listeners,
  };
}
