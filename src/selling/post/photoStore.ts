import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import * as v from 'valibot';
import { userStorage, userFilesKey } from '@/lib/browser/userStorage';

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

/** The photo of a seller's draft: in memory, and in a database of this device that is deleted with the user's drafts. */
export const photoStore = {
  inMemory: ({ email, name }: DraftId) => userStorage(email).file(name),
  /** Whether a photo was stored, as far as that is known without opening the database. */
  isKept: ({ email, name }: DraftId) => keptNames(email).includes(name),
  /** @throws DOMException if the browser has no room for it or stores nothing for this site */
  async keep(draft: DraftId, photo: File) {
    const { email, name: draftName } = draft;
    userStorage(email).setFile(draftName, photo);
    userStorage(email).write('files', [...new Set([...keptNames(email), draftName])]);
    const { name, type, lastModified } = photo;
    const bytes = await photo.arrayBuffer();
    if (photoStore.inMemory(draft) !== photo) return;
    if (!photoStore.isKept(draft)) throw new DOMException('The draft was removed in another tab.', 'AbortError');
    // A removal from now on comes after this: databases are opened in the order of the requests.
    await withDatabase(email, (opened) => opened.put('files', { name, type, lastModified, bytes }, draftName));
  },
  /** Puts the stored photo into memory, if there is one and it can be read. */
  async read(draft: DraftId) {
    const { email, name: draftName } = draft;
    const stored = await withDatabase(email, (opened) => opened.get('files', draftName)).catch(() => undefined);
    // Another one may have been chosen meanwhile.
    if (!stored || photoStore.inMemory(draft) || !photoStore.isKept(draft)) return;
    const { name, bytes, ...about } = stored;
    userStorage(email).setFile(draftName, new File([bytes], name, about));
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
    void withDatabase(email, (opened) => opened.delete('files', name)).catch(() => undefined);
  },
};

const keptNames = (email: string) => userStorage(email).read('files', marker) ?? [];

/** Opens the database for each use, because an open connection would block its deletion at sign-out. */
async function withDatabase<T>(email: string, work: (opened: IDBPDatabase<Schema>) => Promise<T>) {
  const opened = await openDB<Schema>(userFilesKey(email), 1, {
    upgrade: (database) => void database.createObjectStore('files'),
  });
  try {
    return await work(opened);
  } finally {
    opened.close();
  }
}
