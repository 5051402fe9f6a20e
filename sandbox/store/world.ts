import { join } from 'node:path';
import Nedb from '@seald-io/nedb';
import { Collection, type Fields } from './collection';
import { repairTail } from './repairTail';

/** Everything the stand-ins know, one collection a subject, by the hosted database's names. */
export interface World {
  cars: Collection;
  carCategories: Collection;
  wishlist: Collection;
  users: Collection;
  reportedpost: Collection;
  payments: Collection;
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the store of that folder, or one in memory; a half-written last line is dropped. */
export async function openWorld(folder?: string): Promise<World> {
  // One after the other: a refusal leaves nothing behind that still writes.
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
