import * as v from 'valibot';
import { createUserStore, useUserStore } from '@/lib/browser/storage';

/** The names of the stores of what a seller began (`removals.ts`, `relist.ts`). `useHasSellerTasks` only counts their entries. */
export const REMOVALS = 'removals 1';
export const RELISTINGS = 'relistings 1';

// Their entries are not checked here: the schemas load with the code that finishes them.
const begunRemovals = createUserStore<readonly unknown[]>(REMOVALS, v.array(v.unknown()), []);
const begunRelistings = createUserStore<readonly unknown[]>(RELISTINGS, v.array(v.unknown()), []);

/** Whether this device has to finish something that the seller began. Without anything, the code for it is not loaded. */
export function useHasSellerTasks(email: string) {
  const hasRemovals = useUserStore(begunRemovals, email).length > 0;
  return useUserStore(begunRelistings, email).length > 0 || hasRemovals;
}
