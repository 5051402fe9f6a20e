import { queryOptions, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { CallError } from '@/api/callError';
import { itemLockName, withLock } from '@/lib/browser/locks';
import { announceStoredPayment, ledgerKey } from '@/payments/storedPayments';
import { openEncryptedStore, type EncryptedStore } from './encryptedStore';
import { entryOf, isUnfinished, storedEntrySchema, type Entry } from './entry';
import { chargeTexts as texts } from './texts';

/** @throws CallError 'rule' if the browser stores nothing for this site */
async function withStore<T>(uid: string, work: (store: EncryptedStore) => Promise<T>) {
  try {
    return await work(await openEncryptedStore(uid));
  } catch (cause) {
    throw new CallError('rule', { message: texts.notStored, cause });
  }
}

/** Reads all entries of a user from the disk. @throws CallError 'rule' */
export async function readLedger(uid: string): Promise<readonly Entry[]> {
  const stored = await withStore(uid, (store) => store.readAll());
  const results = stored.map((value) => v.safeParse(storedEntrySchema, value));
  return results.flatMap((result) => (result.success ? [result.output] : []));
}

export async function isUnfinishedNow(uid: string, wishId: string) {
  const entry = entryOf(await readLedger(uid), wishId);
  return entry !== undefined && isUnfinished(entry);
}

/** A user's ledger as it is shown: read again when any tab has changed it. A decision that must not be wrong reads it with `openLedger`. */
export const ledgerOf = (uid: string) =>
  queryOptions({
    queryKey: [...ledgerKey, uid],
    queryFn: () => readLedger(uid),
    staleTime: 0,
    // A receipt that is shown after a failure would begin the next try, which takes the receipt away.
    retryOnMount: false,
    structuralSharing: true,
    networkMode: 'always',
  });

export type Ledger = ReturnType<typeof openLedger>;

/** One user's payments on this device, with one entry for each wishlist item. Only who holds the item's lock changes its entry. */
export function openLedger(client: QueryClient, uid: string) {
  /** Not once the user has signed out, which has emptied the cache. */
  const show = (change: (entries: readonly Entry[]) => readonly Entry[]) =>
    client.setQueryData(ledgerOf(uid).queryKey, (entries) => entries && change(entries));
  const showEntry = (entry: Entry) =>
    void show((entries) => [...entries.filter(({ wishId }) => wishId !== entry.wishId), entry]);

  /** Reads what other tabs have written. @throws CallError 'rule' */
  async function read() {
    const entries = await readLedger(uid);
    show(() => entries);
    return entries;
  }

  /** Resolves once the entry is on the disk. If it rejects, what the step names must not begin. @throws CallError 'rule' */
  async function write(entry: Entry) {
    await withStore(uid, (store) => store.put(entry.wishId, entry));
    showEntry(entry);
    announceStoredPayment();
  }

  return {
    read,
    write,
    /** For a step that has happened already. If it cannot be stored, only this tab knows it; recovery finds it out again. */
    keep: (entry: Entry) => write(entry).catch(() => showEntry(entry)),
    /** Takes the item's lock, and writes `next` unless another tab has changed the entry since it was read as `known`. */
    replace: (known: Entry | undefined, next: Entry) =>
      withLock(itemLockName(next.wishId), async () => {
        const current = entryOf(await read(), next.wishId);
        if (JSON.stringify(current) === JSON.stringify(known)) await write(next);
      }),
  };
}
