import { useEffect, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { UserStoreName } from '@/lib/config/deviceStores';
import { createBegunList, subscribeToBegun, type BegunList, type BegunStore } from './begunStore';

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
const counted = new Map<UserStoreName, BegunList<unknown>>();

/** Whether the user has begun anything of the list with this name. */
export function useHasBegun(email: string, name: UserStoreName) {
  const store = counted.get(name) ?? createBegunList(name, v.unknown(), Infinity);
  counted.set(name, store);
  return useBegun(store, email).length > 0;
}
