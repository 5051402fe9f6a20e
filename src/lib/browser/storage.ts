import * as v from 'valibot';
import { lifetimeOf } from '@/lib/config/deviceStores';
import { isOfUser, nameIn } from './userKeys';

/** Entries that the browser had no room for, or refused to store. */
const unstored = new Map<string, string>();
/** The last parsed value of each key, because every call reads the token and it rarely changes. */
const parsed = new Map<string, { raw: string; value: unknown }>();
const local = openLocalStorage();

/** Local storage with JSON values. Entries that the browser does not store are held in memory until the page is closed. */
export const storage = {
  /** The value stored under `key`, or undefined if there is none or it does not match the schema. */
  read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
    return parseAs(schema, key, unstored.get(key) ?? attempt(() => local?.getItem(key)) ?? undefined);
  },
  /** The same, but as the browser has it, if it refused to store the last value: another tab may have written since. */
  readStored<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
    return parseAs(schema, key, attempt(() => local?.getItem(key)) ?? undefined);
  },
  isUnstored: (key: string) => unstored.has(key),
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
  const isEmptyList = (key: string) =>
    v.is(v.strictTuple([]), storage.read(key, v.object({ value: v.unknown() }))?.value);
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

function parseAs<T>(schema: v.GenericSchema<unknown, T>, key: string, raw: string | undefined) {
  if (raw === undefined) return undefined;
  const result = v.safeParse(schema, parseCached(key, raw));
  return result.success ? result.output : undefined;
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
