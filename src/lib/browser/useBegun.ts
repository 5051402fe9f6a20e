import { useEffect, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { UserStoreName } from '@/lib/config/deviceStores';
import { createBegunStore, subscribeToBegun, type BegunStore } from './begunStore';

/** What the user has begun, also after changes in their other tabs. */
export function useBegun<T>(store: BegunStore<T>, email: string) {
  useEffect(() => void store.read(email), [store, email]);
  return useSyncExternalStore(
    subscribeToBegun,
    () => store.get(email),
    () => store.get(email),
  );
}

// Entries are not checked here: the schemas load with the code that finishes them.
const listOfAnything = v.array(v.unknown());
const counted = new Map<UserStoreName, BegunStore<readonly unknown[]>>();

/** Whether the user has begun anything of the list with this name. */
export function useHasBegun(email: string, name: UserStoreName) {
  const store = counted.get(name) ?? createBegunStore<readonly unknown[]>(name, listOfAnything, []);
  counted.set(name, store);
  return useBegun(store, email).length > 0;
}
