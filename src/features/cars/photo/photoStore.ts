import { openDB, type DBSchema } from 'idb';
import * as v from 'valibot';
import { createSerialQueue } from '@/shared/browser/serialQueue';
import { storage } from '@/shared/browser/storage';
import { userDrafts } from '@/shared/browser/userDrafts';
import { userFilesKey } from '@/shared/browser/userFiles';

interface StoredPhoto {
  name: string;
  type: string;
  lastModified: number;
  bytes: ArrayBuffer;
}

interface Schema extends DBSchema {
  files: { key: string; value: StoredPhoto };
}

/** The name of the draft that the photo belongs to. */
const DRAFT = 'new post';
/** Runs one task at a time, so that a photo that is still being stored cannot outlive its removal. */
const enqueue = createSerialQueue();

/** The photo of a seller's draft: in memory, and in a database of this device that is deleted with the user's drafts. */
export const photoStore = {
  inMemory: (email: string) => userDrafts(email).file(DRAFT),
  /** Whether a photo was stored, as far as that is known without opening the database. */
  isKept: (email: string) => storage.read(userFilesKey(email), v.string()) !== undefined,
  /** @throws DOMException if the browser has no room for it or stores nothing for this site */
  keep(email: string, photo: File) {
    userDrafts(email).setFile(DRAFT, photo);
    storage.write(userFilesKey(email), 'photo');
    return enqueue(async () => {
      const bytes = await photo.arrayBuffer();
      if (photoStore.inMemory(email) !== photo) return;
      const { name, type, lastModified } = photo;
      await withDatabase(email, (database) => database.put('files', { name, type, lastModified, bytes }, DRAFT));
    });
  },
  /** Also puts the stored photo into memory. Undefined if there is none or it cannot be read. */
  async read(email: string) {
    if (photoStore.inMemory(email) || !photoStore.isKept(email)) return photoStore.inMemory(email);
    const stored = await enqueue(() => withDatabase(email, (database) => database.get('files', DRAFT))).catch(
      () => undefined,
    );
    if (!stored || !photoStore.isKept(email)) return undefined;
    const { name, type, lastModified, bytes } = stored;
    const photo = new File([bytes], name, { type, lastModified });
    userDrafts(email).setFile(DRAFT, photo);
    return photo;
  },
  remove(email: string) {
    userDrafts(email).setFile(DRAFT, undefined);
    if (!photoStore.isKept(email)) return;
    storage.remove(userFilesKey(email));
    void enqueue(() => withDatabase(email, (database) => database.delete('files', DRAFT))).catch(() => undefined);
  },
};

/** Opens the database for each use, because an open connection would block its deletion at sign-out. */
async function withDatabase<T>(email: string, work: (database: Awaited<ReturnType<typeof open>>) => Promise<T>) {
  const database = await open(email);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

function open(email: string) {
  return openDB<Schema>(userFilesKey(email), 1, { upgrade: (database) => void database.createObjectStore('files') });
}
