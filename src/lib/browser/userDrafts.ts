import * as v from 'valibot';
import { lifetimeOf, type UserStoreName } from '@/lib/config/deviceStores';
import { digest } from '@/lib/text/digest';
import { storage } from './storage';

export const USER_PREFIX = 'user ';
/** Files are held in memory here, which survives leaving the form; `userFiles` also stores one on the device. */
export const draftFiles = new Map<string, File>();

/** With the time of writing, from which what was typed is kept for a limited time. */
const entrySchema = v.object({ at: v.number(), value: v.unknown() });

/** The prefixes of the users whose session has ended in this page, and whether they have signed out. */
const closed = new Map<string, 'ended' | 'signed-out'>();

/** The beginning of the keys of a user. It has a digest of the e-mail, because keys can be read by whoever has the device. */
export const userPrefixOf = (email: string) => `${USER_PREFIX}${digest(email.toLowerCase())} `;

/**
 * From now on nothing is stored for this user, or only what was typed: a call that ends after the session must leave nothing else on
 * the device.
 */
export const closeDrafts = (email: string, how: 'ended' | 'signed-out') => void closed.set(userPrefixOf(email), how);
export const openDrafts = (email: string) => void closed.delete(userPrefixOf(email));

/**
 * What is stored on this device for a user, by the names in `deviceStores.ts`. All of it survives reloads, and what was typed also a
 * session that ends by itself. It is removed when the user signs out, and when another user signs in.
 */
export function userDrafts(email: string) {
  const prefix = userPrefixOf(email);
  const isClosed = (name: UserStoreName) =>
    closed.get(prefix) === 'signed-out' || (closed.has(prefix) && lifetimeOf(name) === 'session');
  return {
    read<T>(name: UserStoreName, schema: v.GenericSchema<unknown, T>): T | undefined {
      const result = v.safeParse(schema, storage.read(prefix + name, entrySchema)?.value);
      return result.success ? result.output : undefined;
    },
    /** @returns whether the browser stores it */
    write: (name: UserStoreName, value: unknown) =>
      !isClosed(name) && storage.write(prefix + name, { at: Date.now(), value }),
    file: (name: UserStoreName) => draftFiles.get(prefix + name),
    setFile(name: UserStoreName, file: File | undefined) {
      if (!file) draftFiles.delete(prefix + name);
      else if (!isClosed(name)) draftFiles.set(prefix + name, file);
    },
    remove(name: UserStoreName) {
      draftFiles.delete(prefix + name);
      storage.remove(prefix + name);
    },
  };
}

/** When an entry was written, in milliseconds since 1970; 0 if that is not known. */
export const writtenAt = (key: string) => storage.read(key, entrySchema)?.at ?? 0;
