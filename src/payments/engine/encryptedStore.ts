import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { PAYMENTS_DATABASE as DATABASE } from '@/payments/storedPayments';

interface Encrypted {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

interface Schema extends DBSchema {
  payments: { key: [owner: string, name: string]; value: Encrypted };
}

export type EncryptedStore = Awaited<ReturnType<typeof openEncryptedStore>>;
type Keys = Awaited<ReturnType<typeof keysOf>>;

const utf8 = (text: string) => new TextEncoder().encode(text);

/**
 * One user's data in IndexedDB, encrypted with keys derived from their uid (HKDF, AES-GCM). Signing out removes the uid from
 * the browser, so the next user can neither decrypt an entry nor see whose it is.
 * @throws DOMException if the browser stores nothing for this site
 */
export async function openEncryptedStore(uid: string) {
  const keys = await keysOf(uid);
  const owner = await keys.deriveName('owner');

  return {
    /** Returns all of this user's values, without those that cannot be decrypted. */
    async readAll(): Promise<unknown[]> {
      const ownRange = IDBKeyRange.bound([owner], [owner, []]);
      const [names, entries] = await withDatabase((database) =>
        Promise.all([database.getAllKeys('payments', ownRange), database.getAll('payments', ownRange)]),
      );
      const decryptions = entries.map((entry, index) => decrypt(keys, names[index]?.[1] ?? '', entry));
      const results = await Promise.allSettled(decryptions);
      return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    },
    /** Resolves once the value is on the disk. */
    async put(id: string, value: unknown) {
      const name = await keys.deriveName(`entry ${id}`);
      const encrypted = await encrypt(keys, name, value);
      await withDatabase(async (database) => {
        const write = database.transaction('payments', 'readwrite', { durability: 'strict' });
        await Promise.all([write.store.put(encrypted, [owner, name]), write.done]);
      });
    },
  };
}

/** Opens the database for each use: it is rarely needed, and the browser may close a connection that stays open. */
async function withDatabase<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>) {
  // Version 1 has other names for the steps. A tab of that version cannot open this one, and so does not pay.
  const database = await openDB<Schema>(DATABASE, 2, {
    upgrade: (upgraded, version) => void (version === 0 && upgraded.createObjectStore('payments')),
  });
  return work(database).finally(() => database.close());
}

async function keysOf(uid: string) {
  const base = await crypto.subtle.importKey('raw', utf8(uid), 'HKDF', false, ['deriveKey', 'deriveBits']);
  const from = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: utf8(DATABASE), info: utf8(info) });
  const aes = { name: 'AES-GCM', length: 256 };
  return {
    encryptionKey: await crypto.subtle.deriveKey(from('seal'), base, aes, false, ['encrypt', 'decrypt']),
    deriveName: async (info: string) => hex(await crypto.subtle.deriveBits(from(info), base, 128)),
  };
}

/** The name is authenticated together with the value, so that one entry cannot be passed off as another. */
const cipher = (name: string, iv: Uint8Array<ArrayBuffer>) => ({ name: 'AES-GCM', iv, additionalData: utf8(name) });

async function encrypt({ encryptionKey }: Keys, name: string, value: unknown): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, data: await crypto.subtle.encrypt(cipher(name, iv), encryptionKey, utf8(JSON.stringify(value))) };
}

async function decrypt({ encryptionKey }: Keys, name: string, { iv, data }: Encrypted): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(cipher(name, iv), encryptionKey, data)));
}

function hex(bits: ArrayBuffer) {
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
