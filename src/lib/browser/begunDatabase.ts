import type { DBSchema } from 'idb';
import { createDatabase } from './createDatabase';

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

export const begunDatabase = createDatabase<Schema>(DATABASE, (created) =>
  STORES.forEach((store) => created.createObjectStore(store)),
);

/** @param at when it was written, in milliseconds since 1970 */
export async function clearDatabase(shouldRemove: (key: string, at: number) => boolean) {
  await begunDatabase.useExisting(async (database) => {
    const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' });
    for (const store of STORES)
      for (let cursor = await transaction.objectStore(store).openCursor(); cursor; cursor = await cursor.continue())
        if (shouldRemove(cursor.key, cursor.value.at)) await cursor.delete();
    await transaction.done;
  });
}
