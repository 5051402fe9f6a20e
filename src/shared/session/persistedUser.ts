/** Where Firebase Auth keeps who is signed in, in the order that `identity.ts` asks for. */
const DATABASE = 'firebaseLocalStorageDb';
const KEY = 'firebase:authUser:';

/** False where the identity service's SDK, if it were loaded, would find nobody in this browser. */
export async function hasPersistedUser() {
  return hasKey('localStorage') || hasKey('sessionStorage') || hasDatabase();
}

function hasKey(storage: 'localStorage' | 'sessionStorage') {
  try {
    return Object.keys(window[storage]).some((key) => key.startsWith(KEY));
  } catch {
    return false; // the browser keeps nothing for this site
  }
}

/** Whoever opened it to look inside would make it. Not every browser can tell. */
async function hasDatabase() {
  try {
    return !('databases' in indexedDB) || (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return false;
  }
}
