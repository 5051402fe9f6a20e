/** Everything that this tab's browser keeps for the site and shows, as one text. Playwright runs it in a page as well. */
export async function keptHere() {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(request.error?.message));
    });
  /** Bytes as the text that they would be if they were not sealed. */
  const inWords = (_: string, value: unknown) => {
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
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').map((key) => [key, storage.getItem(key)]);
  const state: unknown = window.history.state;
  const kept = [entries(localStorage), entries(sessionStorage), document.cookie, state];
  return [...shown, JSON.stringify([typed, kept, databases], inWords)].join('\n');
}
