import type { DBSchema } from 'idb';
import { createDatabase } from '@/lib/browser/createDatabase';
import { PAYMENTS_DATABASE as DATABASE } from '@/payments/storedPayments';

/** What names an entry: derived from the ids, so that nobody without the uid can tell which they are. */
export interface EntryNames {
  wish: string;
  /** Undefined if the entry is too damaged to have one. */
  car: string | undefined;
}

interface Encrypted {
  /** The derived name of the car. */
  car: string;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

interface Schema extends DBSchema {
  payments: { key: [owner: string, wish: string]; value: Encrypted };
}

export type EncryptedStore = Awaited<ReturnType<typeof openEncryptedStore>>;
type Keys = Awaited<ReturnType<typeof keysOf>>;

const utf8 = (text: string) => new TextEncoder().encode(text);

/**
 * One user's data in IndexedDB, encrypted with keys derived from their uid (HKDF, AES-GCM). Signing out removes the uid from
 * the browser, so the next user can neither decrypt an entry nor see whose it is.
 * @throws DOMException if the browser stores nothing for this site; all of its functions also DatabaseTimeoutError
 */
export async function openEncryptedStore(uid: string) {
  const keys = await keysOf(uid);
  // Stryker disable next-line StringLiteral: any text will do that is no other name's.
  const owner = await keys.deriveName('owner');
  const namesOf = async (wishId: string, carId: string) => ({
    wish: await keys.deriveName(`entry ${wishId}`),
    car: await keys.deriveName(`car ${carId}`),
  });

  return {
    namesOf,
    /** Returns all of this user's values; `value` is undefined where it cannot be decrypted. */
    async readAll(): Promise<{ names: EntryNames; value: unknown }[]> {
      // Stryker disable next-line ArrayDeclaration: to IndexedDB, every array is above every string.
      const ownRange = IDBKeyRange.bound([owner], [owner, []]);
      // In one transaction: another tab may write meanwhile.
      const stored = await ledgerDatabase.useExisting((database) => {
        const { store } = database.transaction('payments');
        return Promise.all([store.getAllKeys(ownRange), store.getAll(ownRange)]);
      });
      const [names, entries] = stored ?? [[], []];
      return Promise.all(
        names.map(async ([, wish], index) => {
          const entry = entries[index];
          const value = entry && (await decrypt(keys, wish, entry).catch(() => undefined));
          // Stryker disable next-line OptionalChaining: each key has a value.
          return { names: { wish, car: entry?.car }, value };
        }),
      );
    },
    /** Resolves once the value is on the disk. */
    async put(wishId: string, carId: string, value: unknown) {
      const { wish, car } = await namesOf(wishId, carId);
      const encrypted = { car, ...(await encrypt(keys, wish, value)) };
      await ledgerDatabase.use(async (database) => {
        // Stryker disable next-line ObjectLiteral: it matters when the power fails.
        const write = database.transaction('payments', 'readwrite', { durability: 'strict' });
        await Promise.all([write.store.put(encrypted, [owner, wish]), write.done]);
      });
    },
  };
}

const ledgerDatabase = createDatabase<Schema>(DATABASE, (created) => void created.createObjectStore('payments'));

async function keysOf(uid: string) {
  const base = await crypto.subtle.importKey('raw', utf8(uid), 'HKDF', false, ['deriveKey', 'deriveBits']);
  const from = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: utf8(DATABASE), info: utf8(info) });
  const aes = { name: 'AES-GCM', length: 256 };
  return {
    // Stryker disable next-line StringLiteral,BooleanLiteral: any text will do, and nothing exports the key.
    encryptionKey: await crypto.subtle.deriveKey(from('seal'), base, aes, false, ['encrypt', 'decrypt']),
    deriveName: async (info: string) => new Uint8Array(await crypto.subtle.deriveBits(from(info), base, 128)).join(),
  };
}

/** The name is authenticated together with the value, so that one entry cannot be passed off as another. */
const cipher = (name: string, iv: Uint8Array<ArrayBuffer>) => ({ name: 'AES-GCM', iv, additionalData: utf8(name) });

async function encrypt({ encryptionKey }: Keys, name: string, value: unknown) {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, data: await crypto.subtle.encrypt(cipher(name, iv), encryptionKey, utf8(JSON.stringify(value))) };
}

async function decrypt({ encryptionKey }: Keys, name: string, { iv, data }: Encrypted): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(cipher(name, iv), encryptionKey, data)));
}
