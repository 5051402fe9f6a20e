/**
 * Whether the browser refuses databases to this site, so that it has none, rather than failing at one this time. Chromium with blocked
 * site data says no more than "UnknownError", as for a damaged database; it then refuses local storage too.
 */
export function isDatabaseRefused(error: unknown) {
  const isMissing = !('indexedDB' in window) || !window.indexedDB;
  const isInsecure = error instanceof DOMException && error.name === 'SecurityError';
  return isMissing || isInsecure || isRefused(() => window.localStorage.length);
}

/**
 * Whether the browser stores nothing for this site, so that a user is signed in only until the page is closed. The same places as
 * Firebase's persistence (`identity/identity.ts`).
 */
export async function isEverythingRefused() {
  if (!isRefused(() => window.localStorage.length) || !isRefused(() => window.sessionStorage.length)) return false;
  try {
    // In Firefox 125, which cannot list them, the storages alone decide.
    if ('databases' in indexedDB) await indexedDB.databases();
    return !('databases' in indexedDB);
  } catch {
    return true;
  }
}

function isRefused(access: () => unknown) {
  try {
    access();
    return false;
  } catch {
    return true;
  }
}
