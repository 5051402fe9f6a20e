import type { GenericSchema } from 'valibot';
import { storage } from './storage';

export const DRAFT_PREFIX = 'kept for ';
/** Files are held in memory here, which survives leaving the form; `userFiles` also stores one on the device. */
export const draftFiles = new Map<string, File>();

/** The prefixes of the users who have signed out in this page. */
const closed = new Set<string>();

export const draftPrefixOf = (email: string) => `${DRAFT_PREFIX}${email.toLowerCase()} `;

/** From now on nothing is stored for this user: a call that ends after the sign-out must leave nothing on the device. */
export const closeDrafts = (email: string) => void closed.add(draftPrefixOf(email));
export const openDrafts = (email: string) => void closed.delete(draftPrefixOf(email));

/**
 * The unsent input of a user, stored on this device under their e-mail. It survives reloads and sessions that end by
 * themselves; it is removed when the user signs out, and when another user signs in.
 */
export function userDrafts(email: string) {
  const keyOf = (name: string) => draftPrefixOf(email) + name;
  return {
    read: <T>(name: string, schema: GenericSchema<unknown, T>) => storage.read(keyOf(name), schema),
    /** @returns whether the browser stores it */
    write: (name: string, value: unknown) => !closed.has(draftPrefixOf(email)) && storage.write(keyOf(name), value),
    file: (name: string) => draftFiles.get(keyOf(name)),
    setFile(name: string, file: File | undefined) {
      if (!file) draftFiles.delete(keyOf(name));
      else if (!closed.has(draftPrefixOf(email))) draftFiles.set(keyOf(name), file);
    },
    remove(name: string) {
      draftFiles.delete(keyOf(name));
      storage.remove(keyOf(name));
    },
  };
}
