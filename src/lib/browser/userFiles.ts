import { userPrefixOf } from './userDrafts';

const NAME = 'files';

/**
 * The name of the database with a user's files. Local storage has an entry with the same key, by which the database is found and
 * deleted with the user's drafts.
 */
export const userFilesKey = (email: string) => userPrefixOf(email) + NAME;

export const isUserFiles = (key: string) => key.endsWith(` ${NAME}`);

export function deleteUserFiles(key: string) {
  try {
    indexedDB.deleteDatabase(key);
  } catch {
    // A browser without a database stores no files.
  }
}
