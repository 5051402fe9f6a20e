import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** The database of what users have begun. Its keys and lifetimes are those of `userStorage.ts`. */
export const DATABASE = 'secondgear-begun';
const STORES = ['entries', 'files'] as const;

interface Entry {
  /** When it was written, in milliseconds since 1970. */
  at: number;
  value: unknown;
}

/** Some browsers cannot read a stored file again, but all of them can read bytes. */
interface StoredFile extends Pick<File, 'name' | 'type' | 'lastModified'> {
  at: number;
  bytes: ArrayBuffer;
}

interface Schema extends DBSchema {
  entries: { key: string; value: Entry };
  files: { key: string; value: StoredFile };
}

/** Opens the database for each use: it is rarely needed, and the browser may close a connection that stays open. */
export async function withDatabase<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>) {
  const database = await openDB<Schema>(DATABASE, 1, {
    upgrade: (created) => STORES.forEach((store) => created.createObjectStore(store)),
  });
  return work(database).finally(() => database.close());
}

/** @param at when it was written, in milliseconds since 1970 */
export async function clearDatabase(shouldRemove: (key: string, at: number) => boolean) {
  // Opening it would create it. Firefox 125 cannot list them.
  if ('databases' in indexedDB && !(await indexedDB.databases()).some(({ name }) => name === DATABASE)) return;
  await withDatabase(async (database) => {
    const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' });
    for (const store of STORES)
      for (let cursor = await transaction.objectStore(store).openCursor(); cursor; cursor = await cursor.continue())
        if (shouldRemove(cursor.key, cursor.value.at)) await cursor.delete();
    await transaction.done;
  });
}
