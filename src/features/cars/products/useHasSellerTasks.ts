import { useUserStore } from '@/shared/browser/userStore';
import { removals } from './removals';
import { relistings } from '../relisting/relistings';

/** Whether this device has to finish something that the seller began. Without anything, the code for it is not loaded. */
export function useHasSellerTasks(email: string) {
  const hasRemovals = useUserStore(removals, email).length > 0;
  return useUserStore(relistings, email).length > 0 || hasRemovals;
}
