import { useHasBegun } from '@/lib/browser/useBegun';

/** The names of the stores of what a seller began (`removals.ts`, `relist.ts`). */
export const REMOVALS = 'removals 1';
export const RELISTINGS = 'relistings 1';
export const REMOVAL_LOCK = 'removal';

/** Whether this device has to finish something that the seller began. Without anything, the code for it is not loaded. */
export function useHasSellerTasks(email: string) {
  const hasRemovals = useHasBegun(email, REMOVALS);
  return useHasBegun(email, RELISTINGS) || hasRemovals;
}
