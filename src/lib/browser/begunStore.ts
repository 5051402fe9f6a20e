import * as v from 'valibot';
import type { UserStoreName } from '@/lib/config/deviceStores';
import { clearDatabase, DATABASE, withDatabase } from './begunDatabase';
import { forgetFiles } from './begunFile';
import { openChannel } from './channel';
import { isUserStorageClosed, userPrefixOf } from './userKeys';

/** What this tab knows of the database, by key. */
const known = new Map<string, unknown>();
/** The keys of what the browser did not store: this page alone knows it. */
const unstored = new Set<string>();
/** How many changes are on their way to the disk, by key. The last one then says what is there. */
const pending = createCounter();
const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;

function know(key: string, value: unknown) {
  if (known.has(key) && JSON.stringify(known.get(key)) === JSON.stringify(value)) return;
  known.set(key, value);
  for (const listener of listeners) listener();
}

async function readEntry(key: string) {
  try {
    const entry = await withDatabase((database) => database.get('entries', key));
    if (!unstored.has(key) && !pending.has(key)) know(key, entry?.value);
  } catch {
    // This page alone knows what it has begun.
  }
}

/** Calls the listener whenever anything that was begun has changed, in this tab or another one. */
export function subscribeToBegun(listener: () => void) {
  listeners.add(listener);
  channel ??= openChannel(DATABASE, () => void Promise.all([...known.keys()].map(readEntry)));
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = undefined;
  };
}

export interface BegunStore<T> {
  /** What this tab knows: nothing before the first `read`. The same object as long as nothing has changed. */
  get: (email: string) => T;
  /** Reads it from the disk. */
  read: (email: string) => Promise<T>;
  /**
   * Changes it for this tab at once, then on the disk, in one transaction. `get` then has what is on the disk: another tab may have been
   * faster.
   * @returns once it is on the disk, or false if the browser does not store it
   */
  update: (email: string, change: (value: T) => T) => Promise<boolean>;
}

export interface BegunList<Entry> extends BegunStore<readonly Entry[]> {
  /** How many entries cannot be read. */
  countUnreadable: (email: string) => number;
  dropUnreadable: (email: string) => Promise<boolean>;
}

/**
 * What a user has begun and the site must finish, even after a crash. So it is in IndexedDB: browsers write local storage to the disk seconds
 * later. Tabs share it.
 * @param max entries after that many count as unreadable
 */
export function createBegunList<Entry>(
  name: UserStoreName,
  schema: v.GenericSchema<unknown, Entry>,
  max: number,
): BegunList<Entry> {
  /** What cannot be read stays stored: a later version may have begun it, and can finish it. */
  const divide = (raw: unknown) => {
    const entries: Entry[] = [];
    const unreadable: unknown[] = [];
    const stored: unknown[] = Array.isArray(raw) ? raw : raw === undefined ? [] : [raw];
    for (const entry of stored) {
      const result = v.safeParse(schema, entry);
      if (result.success && entries.length < max) entries.push(result.output);
      else unreadable.push(entry);
    }
    return { entries, unreadable };
  };
  const store = createStore(name, divide, ({ entries, unreadable }) => [...entries, ...unreadable]);

  return {
    get: (email) => store.get(email).entries,
    read: async (email) => (await store.read(email)).entries,
    update: (email, change) =>
      store.update(email, ({ entries, unreadable }) => ({ entries: [...change(entries)], unreadable })),
    countUnreadable: (email) => store.get(email).unreadable.length,
    dropUnreadable: (email) => store.update(email, ({ entries }) => ({ entries, unreadable: [] })),
  };
}

/** @param decode gets undefined if nothing is stored */
function createStore<T>(
  name: UserStoreName,
  decode: (raw: unknown) => T,
  encode: (value: T) => unknown,
): BegunStore<T> {
  const keyOf = (email: string) => userPrefixOf(email) + name;
  let last: { raw: unknown; value: T } | undefined;
  const valueOf = (key: string) => {
    const raw = known.get(key);
    if (!last || last.raw !== raw) last = { raw, value: decode(raw) };
    return last.value;
  };

  return {
    get: (email) => valueOf(keyOf(email)),
    async read(email) {
      const key = keyOf(email);
      await readEntry(key);
      return valueOf(key);
    },
    async update(email, change) {
      const key = keyOf(email);
      const isClosed = () => isUserStorageClosed(email, name);
      if (isClosed()) return false;
      know(key, encode(change(valueOf(key))));
      pending.add(key);
      const written = await writeEntry(key, isClosed, (raw) =>
        encode(unstored.has(key) ? valueOf(key) : change(decode(raw))),
      ).catch(() => undefined);
      const isLast = pending.remove(key);
      if (isClosed()) return false;
      if (!written) {
        unstored.add(key);
        return false;
      }
      unstored.delete(key);
      if (isLast) know(key, written.value);
      channel?.postMessage('changed');
      return true;
    },
  };
}

/** Resolves once the value is on the disk, or undefined if it must not be stored any more. */
async function writeEntry(key: string, isClosed: () => boolean, change: (raw: unknown) => unknown) {
  return withDatabase(async (database) => {
    const { store, done } = database.transaction('entries', 'readwrite', { durability: 'strict' });
    const value = change((await store.get(key))?.value);
    if (isClosed()) return undefined;
    await Promise.all([store.put({ at: Date.now(), value }, key), done]);
    return { value };
  });
}

/** Counts by key. */
function createCounter() {
  const counts = new Map<string, number>();
  return {
    has: (key: string) => counts.has(key),
    add: (key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1),
    /** @returns whether it was the last one */
    remove(key: string) {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
      return left === 0;
    },
  };
}

/** Removes what was begun, in this tab at once and then on the disk. @param at when it was written; now if that is not known */
export function clearBegun(shouldRemove: (key: string, at: number) => boolean) {
  for (const key of [...known.keys()]) {
    if (!shouldRemove(key, Date.now())) continue;
    unstored.delete(key);
    know(key, undefined);
    known.delete(key);
  }
  forgetFiles((key) => shouldRemove(key, Date.now()));
  void clearDatabase(shouldRemove).catch(() => undefined);
}
