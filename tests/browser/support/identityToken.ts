import type { Page } from '@playwright/test';

/** Marks the stored Firebase ID token as expired, so that the next page has to refresh it. */
export async function expireIdentityToken(page: Page) {
  await page.evaluate(async () => {
    const toPromise = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    const database = await toPromise(indexedDB.open('firebaseLocalStorageDb'));
    const store = database.transaction('firebaseLocalStorage', 'readwrite').objectStore('firebaseLocalStorage');
    const entries: unknown = await toPromise(store.getAll());
    const expired: unknown = JSON.parse(JSON.stringify(entries).replace(/("expirationTime":)\d+/g, '$10'));
    if (!Array.isArray(expired)) return;
    for (const entry of expired) await toPromise(store.put(entry));
    database.close();
  });
}
