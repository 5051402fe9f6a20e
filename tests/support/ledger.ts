import { QueryClient } from '@tanstack/react-query';
import { deleteDB, openDB } from 'idb';
import { openEncryptedStore, openLedger, readLedger } from '@/payments/engine/ledger';
import { entryOf } from '@/payments/engine/entry';

/** A user's ledger as another tab sees it. `write` tells this tab of the change. */
export function otherTabLedger(uid: string) {
  return {
    write: openLedger(new QueryClient(), uid).write,
    find: async (wishId: string) => entryOf(await readLedger(uid), wishId),
  };
}

/** All keys and values of the database. */
export async function storedBytes() {
  const database = await openDB('secondgear');
  const [keys, values] = [await database.getAllKeys('payments'), await database.getAll('payments')];
  database.close();
  return { keys, values };
}

/** Stores an entry in version 1 of the database, as a page from before November 2026 did. Tells no tab. */
export async function storeAsVersion1(uid: string, wishId: string, entry: object) {
  await (await openEncryptedStore(uid)).put(wishId, entry);
  const { keys, values } = await storedBytes();
  await deleteDB('secondgear');
  const former = await openDB('secondgear', 1, { upgrade: (database) => void database.createObjectStore('payments') });
  await former.put('payments', values[0], keys[0]);
  former.close();
}
