import { useEffect, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { UserStoreName } from '@/lib/config/deviceStores';
import { createBegunList, subscribeToBegun, type BegunList } from './begunStore';

/** What the user has begun, also after changes in their other tabs. */
export function useBegun<Entry>(list: BegunList<Entry>, email: string) {
  useEffect(() => void list.read(email).catch(() => undefined), [list, email]);
  return useSyncExternalStore(
    subscribeToBegun,
    () => list.get(email),
    () => list.get(email),
  );
}

// Entries are not checked here: the schemas load with the code that finishes them.
const counted = new Map<UserStoreName, BegunList<unknown>>();

export function useHasBegun(email: string, name: UserStoreName) {
  const list = counted.get(name) ?? createBegunList(name, v.unknown(), Infinity);
  counted.set(name, list);
  return useBegun(list, email).length > 0;
}
