import * as v from 'valibot';

/** What the browser had no room for, or refused. */
const kept = new Map<string, string>();
/** What was read last: the bearer is looked up for every call, and hardly ever another one. */
const parsed = new Map<string, { raw: string; value: unknown }>();
const local = localIfAny();

/** What the browser keeps for this site; only in memory what it does not take. */
export const storage = {
  /** The value kept under `key`, or undefined where there is none or it does not fit the schema. */
  read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
    const raw = kept.get(key) ?? local?.getItem(key) ?? undefined;
    if (raw === undefined) return undefined;
    const result = v.safeParse(schema, valueOf(key, raw));
    return result.success ? result.output : undefined;
  },
  write(key: string, value: unknown) {
    const raw = typeof value === 'string' ? value : JSON.stringify(value);
    kept.set(key, raw);
    if (isStored(key, raw)) kept.delete(key);
  },
  remove(key: string) {
    kept.delete(key);
    parsed.delete(key);
    local?.removeItem(key);
  },
  removeAll(isToGo: (key: string) => boolean) {
    for (const key of [...kept.keys(), ...parsed.keys(), ...Object.keys(local ?? {})]) {
      if (isToGo(key)) storage.remove(key);
    }
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

function valueOf(key: string, raw: string) {
  const known = parsed.get(key);
  if (known?.raw === raw) return known.value;
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
