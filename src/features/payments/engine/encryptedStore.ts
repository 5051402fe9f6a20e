import { openDB, type DBSchema } from 'idb';

interface Encrypted {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

interface Schema extends DBSchema {
  payments: { key: [owner: string, name: string]; value: Encrypted };
}

type Keys = Awaited<ReturnType<typeof keysOf>>;

const DATABASE = 'secondgear';
const utf8 = (text: string) => new TextEncoder().encode(text);

/**
 * What one person keeps in this browser (IndexedDB), sealed by keys that are made of their uid (HKDF, AES-GCM). The uid
 * leaves the browser with sign-out, so whoever comes next can neither read an entry nor tell whose it is.
 * @throws DOMException where the browser keeps nothing for this site
 */
export async function openEncryptedStore(uid: string) {
  const keys = await keysOf(uid);
  const owner = await keys.name('owner');

  return {
    owner,
    /** Everything that this person has kept, as it was given. */
    async readAll(): Promise<unknown[]> {
      const all = IDBKeyRange.bound([owner], [owner, []]);
      const [names, entries] = await withDatabase((database) =>
        Promise.all([database.getAllKeys('payments', all), database.getAll('payments', all)]),
      );
      const read = entries.map((sealed, at) => decrypt(keys, names[at]?.[1] ?? '', sealed));
      return (await Promise.allSettled(read)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    },
    /** It is on the disk when this resolves. */
    async put(id: string, value: unknown) {
      const name = await keys.name(`entry ${id}`);
      const sealed = await encrypt(keys, name, value);
      await withDatabase(async (database) => {
        const write = database.transaction('payments', 'readwrite', { durability: 'strict' });
        await Promise.all([write.store.put(sealed, [owner, name]), write.done]);
      });
    },
    async remove(id: string) {
      const name = await keys.name(`entry ${id}`);
      await withDatabase((database) => database.delete('payments', [owner, name]));
    },
  };
}

/** Opened for each use: it is seldom needed, and a connection kept open can be cut by the browser. */
async function withDatabase<T>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>) {
  const database = await openDatabase();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

function openDatabase() {
  return openDB<Schema>(DATABASE, 1, { upgrade: (database) => void database.createObjectStore('payments') });
}

async function keysOf(uid: string) {
  const base = await crypto.subtle.importKey('raw', utf8(uid), 'HKDF', false, ['deriveKey', 'deriveBits']);
  const from = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: utf8(DATABASE), info: utf8(info) });
  return {
    seal: await crypto.subtle.deriveKey(from('seal'), base, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    name: async (info: string) => hex(await crypto.subtle.deriveBits(from(info), base, 128)),
  };
}

/** The name is authenticated with the value, so that no entry can be passed off as another. */
async function encrypt(keys: Keys, name: string, value: unknown): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const settings = { name: 'AES-GCM', iv, additionalData: utf8(name) };
  return { iv, data: await crypto.subtle.encrypt(settings, keys.seal, utf8(JSON.stringify(value))) };
}

async function decrypt(keys: Keys, name: string, { iv, data }: Encrypted): Promise<unknown> {
  const settings = { name: 'AES-GCM', iv, additionalData: utf8(name) };
  return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(settings, keys.seal, data)));
}

function hex(bits: ArrayBuffer) {
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
