import { QueryClient } from '@tanstack/react-query';
import { openDB } from 'idb';
import { openEncryptedStore } from '@/payments/engine/encryptedStore';
import { entryOf, succeededEntry, unpaidEntry, type Entry } from '@/payments/engine/entry';
import { openLedger, readLedger } from '@/payments/engine/ledger';
import { aCharge } from './charges';

/** A user's ledger as another tab sees it. `write` tells this tab of the change. */
export function otherTabLedger(uid: string) {
  return {
    write: openLedger(new QueryClient(), uid).write,
    find: async (wishId: string) => entryOf((await readLedger(uid)).entries, wishId),
  };
}

/** All keys and values of the database. */
export async function storedBytes() {
  const database = await openDB('secondgear');
  const [keys, values] = [await database.getAllKeys('payments'), await database.getAll('payments')];
  database.close();
  return { keys, values };
}

/** Makes this device one that has paid for a wishlist item at $24,500. */
export async function storeReceipt(uid: string, wish: { id: string; carId: string }) {
  const unpaid = unpaidEntry({ wishId: wish.id, carId: wish.carId, price: 24_500 }, `pi_${wish.id}_secret_1`);
  await otherTabLedger(uid).write({ ...succeededEntry(unpaid, aCharge), step: 'recorded' });
}

/** Stores an entry without telling this tab, as another tab whose message is lost. */
export async function storeSilently(uid: string, entry: Entry) {
  await (await openEncryptedStore(uid)).put(entry.wishId, entry.carId, entry);
}

/** Stores an entry as a later version of the app could, with a step that this one does not know. Tells no tab. */
export async function storeLaterEntry(uid: string, entry: Pick<Entry, 'wishId' | 'carId'>) {
  await (await openEncryptedStore(uid)).put(entry.wishId, entry.carId, { ...entry, step: 'partially_refunded' });
}

/** Changes one byte of every stored entry, as a disk that fails can. Tells no tab. */
export async function damageEntries() {
  const database = await openDB<{ payments: { key: IDBValidKey; value: { data: ArrayBuffer } } }>('secondgear');
  for (const key of await database.getAllKeys('payments')) {
    const stored = await database.get('payments', key);
    if (!stored) continue;
    const bytes = new Uint8Array(stored.data.slice(0));
    bytes[5] = (bytes[5] ?? 0) ^ 1;
    await database.put('payments', { ...stored, data: bytes.buffer }, key);
  }
  database.close();
}
