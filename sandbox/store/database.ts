import Nedb from '@seald-io/nedb';
import { join } from 'node:path';
import { Collection, type Fields } from './collection';
import { repairTail } from './repairTail';

/** All stored data, in collections named as in the hosted database. */
export interface Database {
  cars: Collection;
  carCategories: Collection;
  wishlist: Collection;
  users: Collection;
  reportedpost: Collection;
  payments: Collection;
  clear(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database in the folder, or one in memory. An incomplete last line of a file is dropped.
 * @throws Error if a file cannot be read
 */
export async function openDatabase(folder?: string): Promise<Database> {
  // Sequential, so that no other collection is still writing when one cannot be opened.
  const collections = {
    cars: await openCollection('cars', folder),
    carCategories: await openCollection('carCategories', folder),
    wishlist: await openCollection('wishlist', folder),
    users: await openCollection('users', folder),
    reportedpost: await openCollection('reportedpost', folder),
    payments: await openCollection('payments', folder),
  };
  const all = Object.values(collections);
  return {
    ...collections,
    clear: async () => {
      await Promise.all(all.map((collection) => collection.remove({})));
    },
    close: async () => {
      await Promise.all(all.map((collection) => collection.close()));
    },
  };
}

async function openCollection(name: string, folder: string | undefined): Promise<Collection> {
  if (folder === undefined) return new Collection(await load(new Nedb<Fields>({ inMemoryOnly: true })));
  const filename = join(folder, `${name}.db`);
  try {
    await repairTail(filename);
    return new Collection(await load(new Nedb<Fields>({ filename })));
  } catch (cause) {
    throw new Error(`The store ${filename} cannot be read; \`npm run sandbox:reset\` makes a new one.`, { cause });
  }
}

async function load(store: Nedb<Fields>): Promise<Nedb<Fields>> {
  await store.loadDatabaseAsync();
  return store;
}
