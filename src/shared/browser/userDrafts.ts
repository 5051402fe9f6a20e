import type { GenericSchema } from 'valibot';
import { storage } from './storage';

const PREFIX = 'kept for ';
/** Files are held in memory only: they survive leaving the form, but not a reload. */
const files = new Map<string, File>();

const prefixOf = (email: string) => `${PREFIX}${email.toLowerCase()} `;

/**
 * The unsent input of a user, stored on this device under their e-mail. It survives reloads and sessions that end by
 * themselves; it is removed when the user signs out, and when another user signs in.
 */
export function userDrafts(email: string) {
  const keyOf = (name: string) => prefixOf(email) + name;
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

/** Removes the drafts of all users, except those of `owner` if one is given. */
export function clearUserDrafts(owner?: string) {
  const shouldRemove = (key: string) =>
    key.startsWith(PREFIX) && (owner === undefined || !key.startsWith(prefixOf(owner)));
  storage.removeAll(shouldRemove);
  for (const key of files.keys()) if (shouldRemove(key)) files.delete(key);
}
