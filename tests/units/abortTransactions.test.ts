import { expect, test } from 'vitest';
import { abortTransactionsOnPageHide } from '@/lib/browser/abortTransactionsOnPageHide';

const pageHide = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));

function openStore() {
  return new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('notes');
    opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore('notes'));
    opening.addEventListener('success', () => resolve(opening.result));
  });
}

/** Writes a note and returns the event that ends its transaction. */
function write(database: IDBDatabase) {
  const transaction = database.transaction('notes', 'readwrite');
  transaction.objectStore('notes').put('bring the papers', 1);
  return new Promise<string>((resolve) => {
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => resolve(end));
  });
}

test('A transaction is aborted when its page enters the back/forward cache', async () => {
  abortTransactionsOnPageHide();
  const database = await openStore();
  const written = write(database);
  pageHide(true);
  expect(await written).toBe('abort');
});

test('A transaction that is finished already does not keep the others from being aborted', async () => {
  abortTransactionsOnPageHide();
  const database = await openStore();
  const finished = database.transaction('notes', 'readwrite');
  finished.abort();
  const written = write(database);
  pageHide(true);
  expect(await written).toBe('abort');
});

test('A transaction that is begun on the way into the cache is aborted, and one that is begun after the return is not', async () => {
  abortTransactionsOnPageHide();
  const database = await openStore();
  pageHide(true);
  expect(() => write(database)).toThrow(DOMException);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(await write(database)).toBe('complete');
});

test('A transaction completes while its page is open, and when its page is left for good', async () => {
  abortTransactionsOnPageHide();
  const database = await openStore();
  expect(await write(database)).toBe('complete');
  const written = write(database);
  pageHide(false);
  expect(await written).toBe('complete');
});
