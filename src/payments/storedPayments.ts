import { useEffect, useState } from 'react';
import { isDatabaseRefused } from '@/lib/browser/refusals';
import { openChannel } from '@/lib/browser/openChannel';

/** The database of the ledger. */
export const PAYMENTS_DATABASE = 'secondgear';

const CHANNEL = 'payments stored';
/** Of this page, which hears of its own payments also where the browser refuses channels. */
const listeners = new Set<() => void>();

/**
 * Whether this device has a stored entry of any user's ledger. Found out without the code of the ledger, which nearly nobody needs.
 * @returns also true if it cannot be found out. A browser that refuses databases has none.
 */
export async function hasStoredPayments(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === PAYMENTS_DATABASE) && (await countEntries()) > 0;
  } catch (error) {
    return !isDatabaseRefused(error);
  }
}

async function countEntries() {
  const opening = indexedDB.open(PAYMENTS_DATABASE);
  // It has been deleted meanwhile. It must not be created here, without its store.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const database = await resultOf(opening);
  try {
    return await resultOf(database.transaction('payments').objectStore('payments').count());
  } finally {
    database.close();
  }
}

function resultOf<T>(request: IDBRequest<T>) {
  return new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error());
  });
}

/** Tells all tabs, also this one, that the ledger has an entry. */
export function announceStoredPayment() {
  for (const listener of listeners) listener();
  const channel = openChannel(CHANNEL);
  channel?.postMessage('stored');
  channel?.close();
}

/** The same as `hasStoredPayments`, found out again when the network returns or the tab is shown, and when any tab stores an entry. */
export function useHasStoredPayments() {
  const [hasEntries, setHasEntries] = useState(false);

  useEffect(() => {
    if (hasEntries) return undefined;
    const look = () => void hasStoredPayments().then((has) => has && setHasEntries(true));
    const onStored = () => setHasEntries(true);
    const channel = openChannel(CHANNEL, onStored);
    listeners.add(onStored);
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      channel?.close();
      listeners.delete(onStored);
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [hasEntries]);

  return hasEntries;
}
