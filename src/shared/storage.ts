import * as v from 'valibot';

/** What the browser keeps for this site; only in memory where it refuses to keep anything. */
export const storage = {
  /** The value kept under `key`, or undefined where there is none or it does not fit the schema. */
  read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
    const raw = store().getItem(key);
    if (raw === null) return undefined;
    const result = v.safeParse(schema, parse(raw));
    return result.success ? result.output : undefined;
  },
  write(key: string, value: unknown) {
    store().setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  },
  remove(key: string) {
    store().removeItem(key);
  },
};

const kept = new Map<string, string>();
const memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => kept.set(key, value),
  removeItem: (key) => kept.delete(key),
};

function store() {
  try {
    const probe = 'storage-probe';
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return memory;
  }
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}
