import { join } from 'node:path';
import Nedb from '@seald-io/nedb';
import { repairTail } from '@sandbox/store/repairTail';
import type { StoredIntent } from './intents';

export interface IntentStore {
  find(id: string): Promise<StoredIntent | undefined>;
  save(intent: StoredIntent): Promise<void>;
}

export function memoryIntents(): IntentStore {
  const intents = new Map<string, StoredIntent>();
  return {
    find: (id) => Promise.resolve(intents.get(id)),
    save: (intent) => {
      intents.set(intent.id, intent);
      return Promise.resolve();
    },
  };
}

/** Stores intents in a file of the folder, so that they survive a restart in the middle of a payment. */
export async function fileIntents(folder: string): Promise<IntentStore> {
  const filename = join(folder, 'paymentIntents.db');
  await repairTail(filename);
  const file = new Nedb<StoredIntent>({ filename });
  await file.loadDatabaseAsync();
  return {
    find: async (id) => {
      const [found] = await file.findAsync<StoredIntent>({ id }, { _id: 0 });
      return found;
    },
    save: async (intent) => {
      await file.updateAsync({ id: intent.id }, intent, { upsert: true });
    },
  };
}
