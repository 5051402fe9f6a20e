import * as v from 'valibot';
import { deviceStores, KEPT_INPUT_MS, lifetimeOf, type UserStoreName } from '@/lib/config/deviceStores';
import { clearBegun } from './begunStore';
import { storage } from './storage';
import { isOfUser, isUserStorageClosed, nameIn, userKeyOf, userPrefixOf } from './userKeys';

/** With the time of writing, from which what was typed is kept for a limited time. */
const entrySchema = v.object({ at: v.number(), value: v.unknown() });

/**
 * What is stored on this device for a user, by the names in `deviceStores.ts`. All of it survives reloads, and what was typed also a
 * session that ends by itself. It is removed when the user signs out, and when another user signs in.
 */
export function userStorage(email: string) {
  const keyOf = (name: UserStoreName) => userKeyOf(email, name);
  const isClosed = (name: UserStoreName) => isUserStorageClosed(email, name);
  return {
    read<T>(name: UserStoreName, schema: v.GenericSchema<unknown, T>): T | undefined {
      const result = v.safeParse(schema, storage.read(keyOf(name), entrySchema)?.value);
      return result.success ? result.output : undefined;
    },
    /** What other tabs read, and whether this one has another value because the browser refused to store it. */
    readStored: (name: UserStoreName): unknown => storage.readStored(keyOf(name), entrySchema)?.value,
    isUnstored: (name: UserStoreName) => storage.isUnstored(keyOf(name)),
    /** @returns whether the browser stores it */
    write: (name: UserStoreName, value: unknown) =>
      !isClosed(name) && storage.write(keyOf(name), { at: Date.now(), value }),
    remove: (name: UserStoreName) => storage.remove(keyOf(name)),
  };
}

/** When an entry was written, in milliseconds since 1970; 0 if that is not known. */
const writtenAt = (key: string) => storage.read(key, entrySchema)?.at ?? 0;

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
  remove((key) => lifetimeOf(nameIn(key)) !== 'input' || isOld(writtenAt(key)));
  clearBegun((_key, at) => isOld(at));
}

function remove(shouldRemove: (key: string) => boolean) {
  storage.removeAll((key) => isOfUser(key) && shouldRemove(key));
}
