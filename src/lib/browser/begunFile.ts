import type { UserStoreName } from '@/lib/config/deviceStores';
import { begunDatabase } from './begunDatabase';
import { isUserStorageClosed, userKeyOf } from './userKeys';

const files = new Map<string, File>();
/** Those that the browser did not store. */
const unstored = new WeakSet<File>();

/** A file that belongs to what was begun: in memory at once, where it survives leaving its page, and then on the disk. */
export function createBegunFile(name: UserStoreName) {
  const keyOf = (email: string) => userKeyOf(email, name);
  const forget = (email: string) => void files.delete(keyOf(email));

  return {
    inMemory: (email: string) => files.get(keyOf(email)),
    isUnstored(email: string) {
      const file = files.get(keyOf(email));
      return file !== undefined && unstored.has(file);
    },
    /** @throws Error if the browser has no room for it, stores nothing for this site or does not answer in time */
    async keep(email: string, file: File) {
      const key = keyOf(email);
      if (isUserStorageClosed(email, name)) return;
      files.set(key, file);
      unstored.delete(file);
      const bytes = await file.arrayBuffer();
      const { name: fileName, type, lastModified } = file;
      const storing = begunDatabase.use(async (database) => {
        // Not if a sign-out (`forgetFiles`) or another photo has taken its place meanwhile.
        if (files.get(key) === file)
          await database.put('files', { at: Date.now(), name: fileName, type, lastModified, bytes }, key);
      });
      await storing.catch((error: unknown) => {
        unstored.add(file);
        throw error;
      });
    },
    /** Puts the stored file into memory, if there is one. @throws Error if the browser stores nothing or does not answer in time */
    async read(email: string) {
      const key = keyOf(email);
      const stored = await begunDatabase.useExisting((database) => database.get('files', key));
      // Another one may have been chosen meanwhile.
      if (!stored || files.has(key) || isUserStorageClosed(email, name)) return;
      files.set(key, new File([stored.bytes], stored.name, stored));
    },
    /** Drops it from memory alone. */
    forget,
    remove(email: string) {
      const key = keyOf(email);
      forget(email);
      void begunDatabase
        .useExisting(async (database) => {
          // Not if another one has taken its place meanwhile.
          if (!files.has(key)) await database.delete('files', key);
        })
        .catch(() => undefined);
    },
  };
}

export function forgetFiles(shouldForget: (key: string) => boolean) {
  for (const key of [...files.keys()]) if (shouldForget(key)) files.delete(key);
}
