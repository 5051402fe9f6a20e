import type { GenericSchema } from 'valibot';
import { storage } from './storage';

const PREFIX = 'kept for ';
/** Files outlive the form that asked for them, not the page. */
const files = new Map<string, File>();

const startOf = (email: string) => `${PREFIX}${email.toLowerCase()} `;

/**
 * What a person has begun and not sent, kept on this device under their e-mail. It outlives reloads and sessions that end
 * by themselves; it goes when they sign out, and when somebody else comes in.
 */
export function userDrafts(email: string) {
  const keyOf = (name: string) => startOf(email) + name;
  return {
    read: <T>(name: string, schema: GenericSchema<unknown, T>) => storage.read(keyOf(name), schema),
    write: (name: string, value: unknown) => storage.write(keyOf(name), value),
    file: (name: string) => files.get(keyOf(name)),
    setFile(name: string, file: File | undefined) {
      if (file) files.set(keyOf(name), file);
      else files.delete(keyOf(name));
    },
    remove(name: string) {
      files.delete(keyOf(name));
      storage.remove(keyOf(name));
    },
  };
}

/** Leaves nothing of anybody, or of anybody else. */
export function clearUserDrafts(owner?: string) {
  const isToGo = (key: string) => key.startsWith(PREFIX) && (owner === undefined || !key.startsWith(startOf(owner)));
  storage.removeAll(isToGo);
  for (const key of files.keys()) if (isToGo(key)) files.delete(key);
}
