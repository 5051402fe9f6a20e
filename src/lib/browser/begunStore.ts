import * as v from 'valibot';
import type { UserStoreName } from '@/lib/config/deviceStores';
import { begunDatabase, clearDatabase, DATABASE } from './begunDatabase';
import { forgetFiles } from './begunFile';
import { openChannel } from './channel';
import { isDatabaseRefused } from './refusedStorage';
import { isUserStorageClosed, userKeyOf } from './userKeys';

/** What this tab knows of the database, by key. */
const known = new Map<string, unknown>();
/** From the value on the disk to the next one. */
type Change = (raw: unknown) => unknown;
/** The changes that the browser did not store, by key: this page alone knows them, and repeats them before its next one. */
const missed = new Map<string, readonly Change[]>();
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
  if (missed.has(key)) return;
  try {
    const entry = await begunDatabase.useExisting((database) => database.get('entries', key));
    if (!pending.has(key)) know(key, entry?.value);
  } catch (error) {
    // If the browser stores nothing, this page alone knows what it has begun.
    if (!isDatabaseRefused(error)) throw error;
  }
}

/** Calls the listener whenever anything that was begun has changed, in this tab or another one. */
export function subscribeToBegun(listener: () => void) {
  listeners.add(listener);
  channel ??= openChannel(DATABASE, () => void Promise.allSettled([...known.keys()].map(readEntry)));
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = undefined;
  };
}

export interface BegunList<Entry> {
  /** What this tab knows: nothing before the first `read`. The same object as long as nothing has changed. */
  get: (email: string) => readonly Entry[];
  /** Reads it from the disk. @throws Error if that fails, or has no answer in time: what was begun earlier is then unknown */
  read: (email: string) => Promise<readonly Entry[]>;
  /**
   * Changes it for this tab at once, then on the disk, in one transaction. `get` then has what is on the disk: another tab may have been
   * faster.
   * @returns once it is on the disk, or false if the browser does not store it in time
   */
  update: (email: string, change: (entries: readonly Entry[]) => readonly Entry[]) => Promise<boolean>;
  /** How many entries cannot be read. */
  countUnreadable: (email: string) => number;
  dropUnreadable: (email: string) => Promise<boolean>;
}

/** What cannot be read stays stored: a later version may have begun it, and can finish it. */
interface Divided<Entry> {
  entries: readonly Entry[];
  unreadable: readonly unknown[];
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
  const keyOf = (email: string) => userKeyOf(email, name);
  let last: { raw: unknown; list: Divided<Entry> } | undefined;

  function divide(raw: unknown): Divided<Entry> {
    const entries: Entry[] = [];
    const unreadable: unknown[] = [];
    const stored: unknown[] = Array.isArray(raw) ? raw : raw === undefined ? [] : [raw];
    for (const entry of stored) {
      const result = v.safeParse(schema, entry);
      if (result.success && entries.length < max) entries.push(result.output);
      else unreadable.push(entry);
    }
    return { entries, unreadable };
  }

  function listAt(key: string) {
    const raw = known.get(key);
    if (!last || last.raw !== raw) last = { raw, list: divide(raw) };
    return last.list;
  }

  async function change(email: string, next: (list: Divided<Entry>) => Divided<Entry>) {
    const key = keyOf(email);
    const isClosed = () => isUserStorageClosed(email, name);
    const rawOf = (list: Divided<Entry>) => [...list.entries, ...list.unreadable];
    if (isClosed()) return false;
    know(key, rawOf(next(listAt(key))));
    pending.add(key);
    const missedOf = () => missed.get(key) ?? [];
    const own: Change = (raw) => rawOf(next(divide(raw)));
    let made: readonly Change[] = [];
    const written = await writeEntry(key, isClosed, (raw) => {
      made = [...missedOf(), own];
      return made.reduce((value, make) => make(value), raw);
    }).catch(() => undefined);
    const isLast = pending.remove(key);
    if (isClosed()) return false;
    if (!written) {
      missed.set(key, [...missedOf(), own]);
      return false;
    }
    const left = missedOf().filter((other) => !made.includes(other));
    if (left.length > 0) missed.set(key, left);
    else missed.delete(key);
    if (isLast) know(key, written.value);
    channel?.postMessage('changed');
    return true;
  }

  return {
    get: (email) => listAt(keyOf(email)).entries,
    async read(email) {
      const key = keyOf(email);
      await readEntry(key);
      return listAt(key).entries;
    },
    update: (email, changed) => change(email, ({ entries, unreadable }) => ({ entries: changed(entries), unreadable })),
    countUnreadable: (email) => listAt(keyOf(email)).unreadable.length,
    dropUnreadable: (email) => change(email, ({ entries }) => ({ entries, unreadable: [] })),
  };
}

/** Resolves once the value is on the disk, or undefined if it must not be stored any more. */
async function writeEntry(key: string, isClosed: () => boolean, change: (raw: unknown) => unknown) {
  return begunDatabase.use(async (database) => {
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
    missed.delete(key);
    know(key, undefined);
    known.delete(key);
  }
  forgetFiles((key) => shouldRemove(key, Date.now()));
  void clearDatabase(shouldRemove).catch(() => undefined);
}
