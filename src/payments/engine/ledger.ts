import { queryOptions, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { CallError } from '@/api/callError';
import { itemLockName, withLock } from '@/lib/browser/locks';
import { announceStoredPayment, ledgerKey, PAYMENTS_DATABASE as DATABASE } from '@/payments/storedPayments';
import { entryOf, isUnfinished, storedEntrySchema, type Entry } from './entry';
import { chargeTexts as texts } from './texts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** @throws CallError 'rule' if the browser stores nothing for this site */
async function withStore<T>(uid: string, work: (store: EncryptedStore) => Promise<T>) {
  try {
    return await work(await openEncryptedStore(uid));
  } catch (cause) {
    throw new CallError('rule', { message: texts.notStored, cause });
  }
}

/** Reads all entries of a user from the disk. @throws CallError 'rule' */
export async function readLedger(uid: string): Promise<readonly Entry[]> {
  const stored = await withStore(uid, (store) => store.readAll());
  const results = stored.map((value) => v.safeParse(storedEntrySchema, value));
  return results.flatMap((result) => (result.success ? [result.output] : []));
}

export async function isUnfinishedNow(uid: string, wishId: string) {
  const entry = entryOf(await readLedger(uid), wishId);
  return entry !== undefined && isUnfinished(entry);
}

/** A user's ledger as it is shown: read again when any tab has changed it. A decision that must not be wrong reads it with `openLedger`. */
export const ledgerOf = (uid: string) =>
  queryOptions({
    queryKey: [...ledgerKey, uid],
    queryFn: () => readLedger(uid),
    staleTime: 0,
    // A receipt that is shown after a failure would begin the next try, which takes the receipt away.
    retryOnMount: false,
    structuralSharing: true,
    networkMode: 'always',
  });

export type Ledger = ReturnType<typeof openLedger>;

/** One user's payments on this device, with one entry for each wishlist item. Only who holds the item's lock changes its entry. */
export function openLedger(client: QueryClient, uid: string) {
  /** Not once the user has signed out, which has emptied the cache. */
  const show = (change: (entries: readonly Entry[]) => readonly Entry[]) =>
    client.setQueryData(ledgerOf(uid).queryKey, (entries) => entries && change(entries));
  const showEntry = (entry: Entry) =>
    void show((entries) => [...entries.filter(({ wishId }) => wishId !== entry.wishId), entry]);

  /** Reads what other tabs have written. @throws CallError 'rule' */
  async function read() {
    const entries = await readLedger(uid);
    show(() => entries);
    return entries;
  }

  /** Resolves once the entry is on the disk. If it rejects, what the step names must not begin. @throws CallError 'rule' */
  async function write(entry: Entry) {
    await withStore(uid, (store) => store.put(entry.wishId, entry));
    showEntry(entry);
    announceStoredPayment();
  }

  return {
    read,
    write,
    /** For a step that has happened already. If it cannot be stored, only this tab knows it; recovery finds it out again. */
    keep: (entry: Entry) => write(entry).catch(() => showEntry(entry)),
    /** Takes the item's lock, and writes `next` unless another tab has changed the entry since it was read as `known`. */
    replace: (known: Entry | undefined, next: Entry) =>
      withLock(itemLockName(next.wishId), async () => {
        const current = entryOf(await read(), next.wishId);
        if (JSON.stringify(current) === JSON.stringify(known)) await write(next);
      }),
  };
}

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
