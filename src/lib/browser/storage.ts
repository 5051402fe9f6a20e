import * as v from 'valibot';
import { useSyncExternalStore } from 'react';
import { clearBegun } from './begunStore';
import { isUserStorageClosed, USER_PREFIX, userPrefixOf } from './userKeys';
import { lifetimeOf, type UserStoreName, deviceStores, KEPT_INPUT_MS } from '@/lib/config/deviceStores';

/** Entries that the browser had no room for, or refused to store. */
const unstored = new Map<string, string>();
/** The last parsed value of each key, because every call reads the token and it rarely changes. */
const parsed = new Map<string, { raw: string; value: unknown }>();
const local = openLocalStorage();

/** Local storage with JSON values. Entries that the browser does not store are held in memory until the page is closed. */
export const storage = {
  /** The value stored under `key`, or undefined if there is none or it does not match the schema. */
  read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
    const raw = unstored.get(key) ?? attempt(() => local?.getItem(key)) ?? undefined;
    if (raw === undefined) return undefined;
    const result = v.safeParse(schema, parseCached(key, raw));
    return result.success ? result.output : undefined;
  },
  /** @returns whether the browser stores it */
  write(key: string, value: unknown) {
    const raw = typeof value === 'string' ? value : JSON.stringify(value);
    unstored.set(key, raw);
    if (tryToStore(key, raw)) return unstored.delete(key);
    // Not before: Firefox keeps no page that listens to this in its back/forward cache.
    window.addEventListener('beforeunload', askBeforeLeaving);
    return false;
  },
  /** The same for what must not be followed by its predecessor: if the browser does not store it, the old value goes too. */
  replace(key: string, value: unknown) {
    if (!storage.write(key, value)) attempt(() => local?.removeItem(key));
  },
  remove(key: string) {
    unstored.delete(key);
    parsed.delete(key);
    attempt(() => local?.removeItem(key));
  },
  removeAll(shouldRemove: (key: string) => boolean) {
    for (const key of [...unstored.keys(), ...parsed.keys(), ...(attempt(() => Object.keys(local ?? {})) ?? [])]) {
      if (shouldRemove(key)) storage.remove(key);
    }
  },
};

/** Leaving the page would lose what the user has typed or begun, of which this device stores nothing. */
function askBeforeLeaving(event: Event) {
  const isInput = (key: string) => isOfUser(key) && lifetimeOf(nameIn(key)) === 'input';
  const isEmptyList = (key: string) => v.is(v.strictTuple([]), storage.read(key, entrySchema)?.value);
  if ([...unstored.keys()].some((key) => isInput(key) && !isEmptyList(key))) event.preventDefault();
}

/** Does not test it with a write: every write sends a storage event to the other tabs, which would read again. */
function openLocalStorage() {
  return attempt(() => window.localStorage) ?? undefined;
}

function tryToStore(key: string, raw: string) {
  try {
    local?.setItem(key, raw);
    return local !== undefined;
  } catch {
    return false;
  }
}

/** Undefined where the browser refuses it: some refuse the storage as a whole, some each access. */
function attempt<T>(access: () => T) {
  try {
    return access();
  } catch {
    return undefined;
  }
}

function parseCached(key: string, raw: string) {
  const cached = parsed.get(key);
  if (cached?.raw === raw) return cached.value;
  const value = parse(raw);
  parsed.set(key, { raw, value });
  return value;
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

/** Files are held in memory here, which survives leaving the form; `photoStore` also stores one on the device. */
const files = new Map<string, File>();

/** With the time of writing, from which what was typed is kept for a limited time. */
const entrySchema = v.object({ at: v.number(), value: v.unknown() });

/**
 * What is stored on this device for a user, by the names in `deviceStores.ts`. All of it survives reloads, and what was typed also a
 * session that ends by itself. It is removed when the user signs out, and when another user signs in.
 */
export function userStorage(email: string) {
  const prefix = userPrefixOf(email);
  const isClosed = (name: UserStoreName) => isUserStorageClosed(email, name);
  return {
    read<T>(name: UserStoreName, schema: v.GenericSchema<unknown, T>): T | undefined {
      const result = v.safeParse(schema, storage.read(prefix + name, entrySchema)?.value);
      return result.success ? result.output : undefined;
    },
    /** @returns whether the browser stores it */
    write: (name: UserStoreName, value: unknown) =>
      !isClosed(name) && storage.write(prefix + name, { at: Date.now(), value }),
    file: (name: UserStoreName) => files.get(prefix + name),
    setFile(name: UserStoreName, file: File | undefined) {
      if (!file) files.delete(prefix + name);
      else if (!isClosed(name)) files.set(prefix + name, file);
    },
    remove(name: UserStoreName) {
      files.delete(prefix + name);
      storage.remove(prefix + name);
    },
  };
}

/** When an entry was written, in milliseconds since 1970; 0 if that is not known. */
const writtenAt = (key: string) => storage.read(key, entrySchema)?.at ?? 0;

const FILES = 'files';

/**
 * The name of the database with a user's files. Local storage has an entry with the same key, if it has room, which says how old they are.
 */
export const userFilesKey = (email: string) => userPrefixOf(email) + FILES;

const isUserFiles = (key: string) => key.endsWith(` ${FILES}`);

function deleteUserFiles(key: string) {
  try {
    indexedDB.deleteDatabase(key);
  } catch {
    // A browser without a database stores no files.
  }
}

/** How the keys began when they had the email in them. */
const FORMER_PREFIX = 'kept for ';
/** The cars that documents showed before the app's code came. */
const FORMER_KEY = 'shown_cars';

/** Removes all that is stored for users, except for `owner` if one is given. */
export function clearUserStorage(owner?: string) {
  const isRemoved = (key: string) => owner === undefined || !key.startsWith(userPrefixOf(owner));
  remove(isRemoved);
  clearBegun(isRemoved);
}

/** Removes what a session leaves on this device that has ended by itself: all but what was typed in the last 30 days. */
export function clearEndedSessions(now = Date.now()) {
  for (const [key, lifetime] of Object.entries(deviceStores.localStorage))
    if (lifetime === 'session') storage.remove(key);
  const isOld = (at: number) => now - at > KEPT_INPUT_MS;
  remove((key) => lifetimeOf(nameIn(key)) !== 'input' || (!files.has(key) && isOld(writtenAt(key))));
  clearBegun((_key, at) => isOld(at));
}

/** Removes what earlier versions have stored and nothing reads any more, whoever is signed in. */
export function clearFormerStores() {
  storage.remove(FORMER_KEY);
  remove((key) => key.startsWith(FORMER_PREFIX) || lifetimeOf(nameIn(key)) === undefined);
}

const nameIn = (key: string) => key.slice(USER_PREFIX.length).replace(/^\w+ /, '');

const isOfUser = (key: string) => key.startsWith(USER_PREFIX) || key.startsWith(FORMER_PREFIX);

function remove(shouldRemove: (key: string) => boolean) {
  storage.removeAll((key) => {
    const isRemoved = isOfUser(key) && shouldRemove(key);
    if (isRemoved && isUserFiles(key)) deleteUserFiles(key);
    return isRemoved;
  });
  for (const key of files.keys()) if (shouldRemove(key)) files.delete(key);
  void deleteUnmarkedFiles(shouldRemove);
}

/** A full local storage has no entry of the database. */
async function deleteUnmarkedFiles(shouldRemove: (key: string) => boolean) {
  // Missing in Firefox 125, and refused where a browser refuses databases: then only those with an entry are found.
  const databases = await attempt(() => indexedDB.databases())?.catch(() => []);
  for (const { name = '' } of databases ?? []) {
    if (name.startsWith(USER_PREFIX) && isUserFiles(name) && shouldRemove(name)) deleteUserFiles(name);
  }
}

const listeners = new Set<() => void>();

export interface UserStore<T> {
  read: (email: string) => T;
  update: (email: string, change: (value: T) => T) => void;
}

/**
 * A value that is stored on this device for each user. How long is in
 * `deviceStores.ts`. A value that does not match the schema is ignored. Change the version in `name` when an older value cannot be read.
 * @param name for example `compared cars 1`
 * @param schema must also limit the size
 */
export function createUserStore<T>(name: UserStoreName, schema: v.GenericSchema<unknown, T>, empty: T): UserStore<T> {
  let last: { stored: unknown; value: T } | undefined;

  function read(email: string) {
    const stored = userStorage(email).read(name, v.unknown());
    // `useSyncExternalStore` needs the same object as long as nothing has changed.
    if (!last || last.stored !== stored) {
      const result = v.safeParse(schema, stored);
      last = { stored, value: result.success ? result.output : empty };
    }
    return last.value;
  }

  function update(email: string, change: (value: T) => T) {
    const value = change(read(email));
    if (value === read(email)) return;
    userStorage(email).write(name, value);
    for (const listener of listeners) listener();
  }

  return { read, update };
}

/** The stored value, also after changes in this user's other tabs. */
export function useUserStore<T>(store: UserStore<T>, email: string) {
  return useSyncExternalStore(
    subscribeToUserStores,
    () => store.read(email),
    () => store.read(email),
  );
}

function subscribeToUserStores(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
