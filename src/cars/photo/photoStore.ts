import { openDB, type DBSchema } from 'idb';
import * as v from 'valibot';
import { createSerialQueue } from '@/lib/browser/locks';
import { userStorage, deleteUserFiles, userFilesKey } from '@/lib/browser/storage';

/** Which draft of which seller: that of a new post, or that of a changed one. Each is stored by itself. */
export interface DraftId {
  email: string;
  name: 'new post' | 'changed post';
}

/** Some browsers cannot read a stored file again, but all of them can read bytes. */
interface StoredFile extends Pick<File, 'name' | 'type' | 'lastModified'> {
  bytes: ArrayBuffer;
}

interface Schema extends DBSchema {
  files: { key: string; value: StoredFile };
}

/** The drafts whose photo was stored. */
const marker = v.array(v.string());
/** Runs one task at a time, so that a photo that is still being stored cannot outlive its removal. */
const enqueue = createSerialQueue();

/** The photo of a seller's draft: in memory, and in a database of this device that is deleted with the user's drafts. */
export const photoStore = {
  inMemory: ({ email, name }: DraftId) => userStorage(email).file(name),
  /** Whether a photo was stored, as far as that is known without opening the database. */
  isKept: ({ email, name }: DraftId) => keptNames(email).includes(name),
  /** @throws DOMException if the browser has no room for it or stores nothing for this site */
  keep(draft: DraftId, photo: File) {
    const { email, name: draftName } = draft;
    userStorage(email).setFile(draftName, photo);
    userStorage(email).write('files', [...new Set([...keptNames(email), draftName])]);
    return enqueue(async () => {
      if (photoStore.inMemory(draft) !== photo) return;
      const { name, type, lastModified } = photo;
      const bytes = await photo.arrayBuffer();
      await withDatabase(email, (opened) => opened.put('files', { name, type, lastModified, bytes }, draftName));
      const hasSignedOut = userStorage(email).read('files', marker) === undefined;
      if (hasSignedOut) deleteUserFiles(userFilesKey(email));
    });
  },
  /** Also puts the stored photo into memory. Undefined if there is none or it cannot be read. */
  async read(draft: DraftId) {
    const { email, name: draftName } = draft;
    if (photoStore.inMemory(draft) || !photoStore.isKept(draft)) return photoStore.inMemory(draft);
    const stored = await enqueue(() => withDatabase(email, (opened) => opened.get('files', draftName))).catch(
      () => undefined,
    );
    if (!stored || !photoStore.isKept(draft)) return undefined;
    const { name, bytes, ...about } = stored;
    const photo = new File([bytes], name, about);
    userStorage(email).setFile(draftName, photo);
    return photo;
  },
  /** Drops it from memory alone, because another tab may have stored another one. */
  forget: ({ email, name }: DraftId) => userStorage(email).setFile(name, undefined),
  remove(draft: DraftId) {
    const { email, name } = draft;
    photoStore.forget(draft);
    if (!photoStore.isKept(draft)) return;
    userStorage(email).write(
      'files',
      keptNames(email).filter((other) => other !== name),
    );
    void enqueue(() => withDatabase(email, (opened) => opened.delete('files', name))).catch(() => undefined);
  },
};

const keptNames = (email: string) => userStorage(email).read('files', marker) ?? [];

/** Opens the database for each use, because an open connection would block its deletion at sign-out. */
async function withDatabase<T>(email: string, work: (opened: Awaited<ReturnType<typeof open>>) => Promise<T>) {
  const opened = await open(email);
  try {
    return await work(opened);
  } finally {
    opened.close();
  }
}

function open(email: string) {
  return openDB<Schema>(userFilesKey(email), 1, { upgrade: (database) => void database.createObjectStore('files') });
}
