import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { UserStoreName } from '@/lib/config/deviceStores';
import { userStorage } from './userStorage';

const listeners = new Set<() => void>();

export interface UserStore<T> {
  read: (email: string) => T;
  update: (email: string, change: (value: T) => T) => void;
}

/**
 * A value that is stored on this device for each user; `deviceStores.ts` says for how long. A value that does not match the schema is
 * ignored. Change the version in `name` when an older value cannot be read.
 * @param name for example `compared cars 1`
 * @param schema must also limit the size
 */
export function createUserStore<T>(name: UserStoreName, schema: v.GenericSchema<unknown, T>, empty: T): UserStore<T> {
  type Change = (value: T) => T;
  let last: { stored: unknown; value: T } | undefined;
  /** The changes that the browser did not store, by email. They are made again on what other tabs have stored before the next one. */
  const missed = new Map<string, readonly Change[]>();

  function parse(stored: unknown) {
    const result = v.safeParse(schema, stored);
    return result.success ? result.output : empty;
  }

  function read(email: string) {
    const stored = userStorage(email).read(name, v.unknown());
    // `useSyncExternalStore` needs the same object as long as nothing has changed.
    if (!last || last.stored !== stored) last = { stored, value: parse(stored) };
    return last.value;
  }

  function update(email: string, change: Change) {
    const value = change(read(email));
    if (value === read(email)) return;
    const ofUser = userStorage(email);
    const changes = [...(ofUser.isUnstored(name) ? (missed.get(email) ?? []) : []), change];
    const merged =
      changes.length > 1 ? changes.reduce((before, make) => make(before), parse(ofUser.readStored(name))) : value;
    if (ofUser.write(name, merged)) missed.delete(email);
    else missed.set(email, changes);
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
