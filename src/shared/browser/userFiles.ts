import { draftPrefixOf } from './userDrafts';

const NAME = 'files';

/**
 * The name of the database with a user's files, which is also the key of the entry in local storage that says that there is one: so
 * it is found and removed with the user's drafts.
 */
export const userFilesKey = (email: string) => draftPrefixOf(email) + NAME;

export const isUserFiles = (key: string) => key.endsWith(` ${NAME}`);

export function deleteUserFiles(key: string) {
  try {
    indexedDB.deleteDatabase(key);
  } catch {
    // A browser without a database stores no files.
  }
}
