import type { Page } from '@playwright/test';

/** Lets the identity token that this browser keeps run out, so that the next page has to have it renewed. */
export async function expireIdentityToken(page: Page) {
  await page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    const database = await settled(indexedDB.open('firebaseLocalStorageDb'));
    const store = database.transaction('firebaseLocalStorage', 'readwrite').objectStore('firebaseLocalStorage');
    const kept: unknown = await settled(store.getAll());
    const expired: unknown = JSON.parse(JSON.stringify(kept).replace(/("expirationTime":)\d+/g, '$10'));
    if (!Array.isArray(expired)) return;
    for (const entry of expired) await settled(store.put(entry));
    database.close();
  });
}
