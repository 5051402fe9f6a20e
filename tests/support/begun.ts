import { openDB } from 'idb';
import { onTestFinished, vi } from 'vitest';
import { userKeyOf } from '@/lib/browser/userKeys';
import type { UserStoreName } from '@/lib/config/deviceStores';
import { advanceTime } from './clock';

const DATABASE = 'secondgear-begun';

async function withEntries<T>(work: (database: Awaited<ReturnType<typeof openDB>>) => Promise<T>) {
  const database = await openDB(DATABASE, 1, {
    upgrade: (created) => ['entries', 'files'].forEach((store) => created.createObjectStore(store)),
  });
  return work(database).finally(() => database.close());
}

/** What a user has begun, as it is on the disk. */
export async function readBegun(email: string, name: UserStoreName): Promise<unknown> {
  const entry: unknown = await withEntries((database) => database.get('entries', userKeyOf(email, name)));
  return typeof entry === 'object' && entry && 'value' in entry ? entry.value : undefined;
}

/** How many files are beside it. */
export const countBegunFiles = () => withEntries((database) => database.count('files'));

/** Stores it as an earlier visit would have. */
export async function writeBegun(email: string, name: UserStoreName, value: unknown, at = Date.now()) {
  await withEntries((database) => database.put('entries', { at, value }, userKeyOf(email, name)));
}

/** Changes when the user's entry was written, as if it was then. */
export async function ageBegun(email: string, name: UserStoreName, at: number) {
  await writeBegun(email, name, await readBegun(email, name), at);
}

/** From now on the browser says nothing about this database until the test ends, as WebKit does while a page in its cache holds it. @returns what ends that earlier */
export function silenceDatabase(name = DATABASE) {
  const open = indexedDB.open.bind(indexedDB);
  const silent = vi
    .spyOn(indexedDB, 'open')
    .mockImplementation((...args) => (args[0] === name ? new IDBOpenDBRequest() : open(...args)));
  onTestFinished(() => silent.mockRestore());
  return () => silent.mockRestore();
}

/** Stores it as another tab does: open pages hear of it. */
export async function writeBegunInOtherTab(email: string, name: UserStoreName, value: unknown) {
  await writeBegun(email, name, value);
  const channel = new BroadcastChannel(DATABASE);
  channel.postMessage('changed');
  await advanceTime(500);
  channel.close();
}
