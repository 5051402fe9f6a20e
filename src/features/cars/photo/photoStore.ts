import { openDB, type DBSchema } from 'idb';
import * as v from 'valibot';
import { createSerialQueue } from '@/shared/browser/serialQueue';
import { storage } from '@/shared/browser/storage';
import { userDrafts } from '@/shared/browser/userDrafts';
import { userFilesKey } from '@/shared/browser/userFiles';
import type { DraftId } from './draftId';

interface StoredPhoto {
  name: string;
  type: string;
  lastModified: number;
  bytes: ArrayBuffer;
}

interface Schema extends DBSchema {
  files: { key: string; value: StoredPhoto };
}

/** The drafts whose photo was stored. */
const marker = v.array(v.string());
/** Runs one task at a time, so that a photo that is still being stored cannot outlive its removal. */
const enqueue = createSerialQueue();

/** The photo of a seller's draft: in memory, and in a database of this device that is deleted with the user's drafts. */
export const photoStore = {
  inMemory: ({ email, name }: DraftId) => userDrafts(email).file(name),
  /** Whether a photo was stored, as far as that is known without opening the database. */
  isKept: ({ email, name }: DraftId) => keptNames(email).includes(name),
  /** @throws DOMException if the browser has no room for it or stores nothing for this site */
  keep(draft: DraftId, photo: File) {
    const { email, name: draftName } = draft;
    userDrafts(email).setFile(draftName, photo);
    storage.write(userFilesKey(email), [...new Set([...keptNames(email), draftName])]);
    return enqueue(async () => {
      const bytes = await photo.arrayBuffer();
      if (photoStore.inMemory(draft) !== photo) return;
      const { name, type, lastModified } = photo;
      await withDatabase(email, (database) => database.put('files', { name, type, lastModified, bytes }, draftName));
    });
  },
  /** Also puts the stored photo into memory. Undefined if there is none or it cannot be read. */
  async read(draft: DraftId) {
    const { email } = draft;
    if (photoStore.inMemory(draft) || !photoStore.isKept(draft)) return photoStore.inMemory(draft);
    const stored = await enqueue(() => withDatabase(email, (database) => database.get('files', draft.name))).catch(
      () => undefined,
    );
    if (!stored || !photoStore.isKept(draft)) return undefined;
    const { name, type, lastModified, bytes } = stored;
    const photo = new File([bytes], name, { type, lastModified });
    userDrafts(email).setFile(draft.name, photo);
    return photo;
  },
  /** Drops it from memory alone, because another tab may have stored another one. */
  forget: ({ email, name }: DraftId) => userDrafts(email).setFile(name, undefined),
  remove(draft: DraftId) {
    const { email, name } = draft;
    photoStore.forget(draft);
    if (!photoStore.isKept(draft)) return;
    storage.write(
      userFilesKey(email),
      keptNames(email).filter((other) => other !== name),
    );
    void enqueue(() => withDatabase(email, (database) => database.delete('files', name))).catch(() => undefined);
  },
};

const keptNames = (email: string) => storage.read(userFilesKey(email), marker) ?? [];

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
