import * as v from 'valibot';

/** What the browser had no room for, or refused. */
const kept = new Map<string, string>();
const local = localIfAny();

/** What the browser keeps for this site; only in memory what it does not take. */
export const storage = {
  /** The value kept under `key`, or undefined where there is none or it does not fit the schema. */
  read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
    const raw = kept.get(key) ?? local?.getItem(key) ?? undefined;
    if (raw === undefined) return undefined;
    const result = v.safeParse(schema, parse(raw));
    return result.success ? result.output : undefined;
  },
  write(key: string, value: unknown) {
    const raw = typeof value === 'string' ? value : JSON.stringify(value);
    kept.set(key, raw);
    if (isStored(key, raw)) kept.delete(key);
  },
  remove(key: string) {
    kept.delete(key);
    local?.removeItem(key);
  },
};

/** Reading writes nothing, not even to try: other tabs are told of every entry, and read in turn. */
function localIfAny() {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

function isStored(key: string, raw: string) {
  try {
    local?.setItem(key, raw);
    return local !== undefined;
  } catch {
    return false;
  }
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}
