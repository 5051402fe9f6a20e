/** Everything that the browser stores for the site, and that the page shows, as one text. Self-contained, since Playwright runs it in a page. */
export async function keptHere() {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(request.error?.message));
    });
  /** Decodes bytes as text, so that unencrypted text in them is found. */
  const decodeBytes = (_: string, value: unknown) => {
    const bytes = value instanceof ArrayBuffer ? new Uint8Array(value) : value;
    return ArrayBuffer.isView(bytes) ? new TextDecoder('latin1').decode(bytes) : value;
  };

  const databases: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name));
    for (const storeName of database.objectStoreNames) {
      const store = database.transaction(storeName).objectStore(storeName);
      databases.push(name, storeName, await settled(store.getAllKeys()), await settled(store.getAll()));
    }
    database.close();
  }
  const shown = [document.documentElement.outerHTML, window.location.href];
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea, select');
  const typed = Array.from(fields, ({ value }) => value);
  const entries = (storage: Storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map((key) => [
      key,
      storage.getItem(key),
    ]);
  const state: unknown = window.history.state;
  const stored = [entries(localStorage), entries(sessionStorage), document.cookie, state];
  return [...shown, JSON.stringify([typed, stored, databases], decodeBytes)].join('\n');
}
