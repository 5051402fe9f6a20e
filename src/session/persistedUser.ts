/** Where Firebase Auth stores the user, with the persistence that `identity.ts` sets. */
const DATABASE = 'firebaseLocalStorageDb';
const KEY = 'firebase:authUser:';

/** Whether Firebase may have a signed-in user in this browser, found out without loading its SDK. */
export async function hasPersistedUser() {
  return hasKey('localStorage') || hasKey('sessionStorage') || hasDatabase();
}

function hasKey(storage: 'localStorage' | 'sessionStorage') {
  try {
    return Object.keys(window[storage]).some((key) => key.startsWith(KEY));
  } catch {
    return false; // The browser blocks storage for this site.
  }
}

/** Lists the databases, because opening one would create it. In a browser that cannot list them, true. */
async function hasDatabase() {
  try {
    return !('databases' in indexedDB) || (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return false;
  }
}
